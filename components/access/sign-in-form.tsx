'use client';

import { CircleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Credentials } from './credentials';
import { waitingTime } from './waiting-time';

/** Loads zod and next-auth on submission: they would add a third to this page's script. */
const resolver: Resolver<Credentials> = async (...submission) => {
  const { credentialsResolver } = await import('./credentials');
  return credentialsResolver(...submission);
};

/** The messages by error code: next-auth's own for wrong credentials, and those that `app/api/auth/options` throws. */
const refusals: Record<string, (waitSeconds: number) => string> = {
  CredentialsSignin: () => 'Incorrect email or password. Check both and try again.',
  RATE_LIMITED: (waitSeconds) => `Too many failed attempts. Try again in ${waitingTime(waitSeconds)}.`,
  INTERNAL_ERROR: () => 'Sign-in failed on our side. Try again later.',
  SERVICE_UNAVAILABLE: (waitSeconds) =>
    `Sign-in is temporarily unavailable. Try again in ${waitingTime(waitSeconds)}.`,
};
const unreachable = 'The server could not be reached. Check your connection and try again.';

async function refusalOf(credentials: Credentials): Promise<string | null> {
  const { signIn } = await import('next-auth/react');
  const answer = await signIn('credentials', { ...credentials, redirect: false }).catch(() => undefined);
  if (answer?.ok && !answer.error) return null;
  const [code = '', waitSeconds] = answer?.error?.split(' ') ?? [];
  return refusals[code]?.(Number(waitSeconds)) ?? unreachable;
}

export function SignInForm({ returnTo }: { returnTo: string }) {
  // No default values: they would overwrite what a password manager filled in before hydration.
  const { formState, handleSubmit, register, setError, setFocus } = useForm({ resolver });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const isPending = isSubmitting || isSubmitSuccessful;
  // Before hydration the browser would submit the form itself, to a page that does not exist.
  const isReady = useHydrated();

  const submit = handleSubmit(async (credentials) => {
    const refusal = await refusalOf(credentials);
    if (refusal === null) return window.location.assign(returnTo);
    setError('root', { message: refusal });
    setFocus('password', { shouldSelect: true });
  });

  function submitOnce(event: FormEvent) {
    event.preventDefault();
    if (!isPending) void submit(event).catch(() => setError('root', { message: unreachable }));
  }

  return (
    <form method="post" noValidate onSubmit={submitOnce} className="flex flex-col gap-4">
      <Field label="Email" error={errors.email?.message}>
        {/* There is nothing else to do on this page. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextInput type="email" autoComplete="username" spellCheck={false} autoFocus {...register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <TextInput type="password" autoComplete="current-password" {...register('password')} />
      </Field>
      <Button look="primary" size="large" type="submit" disabled={!isReady} aria-disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign in'}
      </Button>
      <div aria-live="assertive">
        {errors.root && (
          <p className="tone-warning flex gap-2 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm text-ink">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
            {errors.root.message}
          </p>
        )}
      </div>
    </form>
  );
}
