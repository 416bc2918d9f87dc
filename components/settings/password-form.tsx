'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/lib/api/client';
import { errorOf } from '@/components/ui/field-errors';
import { useChange } from '@/components/ui/use-change';
import { Button } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { ProblemNotice } from '@/components/ui/problem-notice';

const empty = { current: '', next: '' };

/** Changes the user's password. The API then ends all of their other sessions. */
export function PasswordForm() {
  const [fields, setFields] = useState(empty);
  const change = useChange({
    change: ({ current, next }: typeof empty) =>
      api.POST('/v1/users/me/password', { body: { current_password: current, new_password: next } }),
    changes: [],
    done: 'Password changed',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!change.isPending) change.mutate(fields, { onSuccess: () => setFields(empty) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
      <Field label="Current password" error={errorOf(change.error, 'current_password')}>
        <TextInput
          type="password"
          autoComplete="current-password"
          value={fields.current}
          onChange={({ target }) => setFields({ ...fields, current: target.value })}
        />
      </Field>
      <Field
        label="New password"
        hint="At least twelve characters. A sentence is easy to remember."
        error={errorOf(change.error, 'new_password')}
      >
        <TextInput
          type="password"
          autoComplete="new-password"
          value={fields.next}
          onChange={({ target }) => setFields({ ...fields, next: target.value })}
        />
      </Field>
      <p className="text-sm text-muted">
        You stay signed in here and are signed out everywhere else, including on lost devices.
      </p>
      {change.isError && <ProblemNotice title="The password was not changed" problem={change.error} />}
      <div>
        <Button look="primary" type="submit" aria-disabled={change.isPending}>
          {change.isPending ? 'Saving…' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
