'use client';

import { CircleAlert } from 'lucide-react';
import { signIn } from 'next-auth/react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Field, TextInput } from '@/components/ui/field';

/** The codes that `app/api/auth/options` throws, and next-auth's own for a refused pair. */
const refusals: Record<string, string> = {
  CredentialsSignin: 'The email or the password is not right. Check both and try again.',
  TOO_MANY_ATTEMPTS: 'Too many failed attempts. Wait 15 minutes, then try again.',
  UNAVAILABLE: 'Signing in is not possible at the moment. Try again shortly.',
};
const unreachable = 'The server could not be reached. Check your connection and try again.';

/** The code of the refusal, or null once signed in. */
async function refusalOf(form: FormData): Promise<string | null> {
  const credentials = { email: form.get('email'), password: form.get('password') };
  const answer = await signIn('credentials', { ...credentials, redirect: false }).catch(() => undefined);
  if (answer?.ok && !answer.error) return null;
  return refusals[answer?.error ?? ''] ?? unreachable;
}

export function SignInForm({ returnTo }: { returnTo: string }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  // Until then a submission would be the browser's own, and lead nowhere.
  const isReady = useHydrated();
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setRefusal(null);
    const refused = await refusalOf(new FormData(event.currentTarget));
    if (refused === null) return window.location.assign(returnTo);
    setRefusal(refused);
    setPending(false);
    password.current?.select();
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Email">
        <TextInput name="email" type="email" autoComplete="username" required spellCheck={false} />
      </Field>
      <Field label="Password">
        <TextInput ref={password} name="password" type="password" autoComplete="current-password" required />
      </Field>
      <Button look="primary" size="large" type="submit" disabled={!isReady} aria-disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign in'}
      </Button>
      <div aria-live="assertive">
        {refusal && (
          <p className="tone-danger flex gap-2 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm text-ink">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
            {refusal}
          </p>
        )}
      </div>
    </form>
  );
}
