'use client';

import { useState } from 'react';
import type { User } from '@/lib/domain/access/schema';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ShownSecret } from '@/components/ui/secret-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Select } from '@/components/ui/select';
import { Sheet } from '@/components/ui/sheet';
import {
  passwordOf,
  useDeactivatePerson,
  useResetPassword,
  useSignOutPerson,
  useUpdatePerson,
} from './people-mutations';
import { roleChoices, roleText } from './roles';

interface PersonSheetProps {
  person: User;
  /** Whether the user is an administrator and this is somebody else. */
  canChange: boolean;
  onClose: () => void;
  onPassword: (secret: ShownSecret) => void;
}

export function PersonSheet({ person, canChange, onClose, onPassword }: PersonSheetProps) {
  const { token, name, email, role, disabled } = person;
  const [asked, setAsked] = useState<'reset' | 'sign out' | 'deactivate' | null>(null);
  const update = useUpdatePerson(token, 'Person changed');
  const reset = useResetPassword(token);
  const signOut = useSignOutPerson(token, name);
  const deactivate = useDeactivatePerson(token);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      description={email}
      footer={
        canChange && (
          <>
            {disabled ? (
              <Button
                aria-disabled={update.isPending}
                onClick={() => !update.isPending && update.mutate({ disabled: false })}
              >
                Activate
              </Button>
            ) : (
              <Button look="destructive" aria-haspopup="dialog" onClick={() => setAsked('deactivate')}>
                Deactivate
              </Button>
            )}
            {!disabled && (
              <Button aria-haspopup="dialog" onClick={() => setAsked('sign out')}>
                Sign out everywhere
              </Button>
            )}
            <Button aria-haspopup="dialog" onClick={() => setAsked('reset')}>
              Reset password
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4 p-4">
        {!canChange && (
          <p className="text-sm">
            <span className="font-medium capitalize">{role}</span>. {roleText[role]}
          </p>
        )}
        {canChange && (
          <Field label="Role">
            <Select
              value={update.isPending ? (update.variables.role ?? role) : role}
              choices={roleChoices}
              onChange={(next) => next !== role && update.mutate({ role: next })}
              className="w-full"
            />
          </Field>
        )}
        {disabled && <p className="text-sm text-muted">They cannot sign in or be assigned work.</p>}
        {update.isError && <ProblemNotice title="The person was not changed" problem={update.error} />}
      </div>
      {asked === 'deactivate' && (
        <ConfirmDialog
          title={`Deactivate ${name}?`}
          label="Deactivate"
          look="destructive"
          refused="They were not deactivated"
          change={deactivate}
          onClose={() => setAsked(null)}
        >
          They are signed out everywhere, and cannot sign in or be assigned work until they are activated
          again. Unsaved work may be lost. Their alerts and cases stay assigned to them.
        </ConfirmDialog>
      )}
      {asked === 'sign out' && (
        <ConfirmDialog
          title={`Sign ${name} out everywhere?`}
          label="Sign out everywhere"
          refused="They were not signed out"
          change={signOut}
          onClose={() => setAsked(null)}
        >
          Unsaved work may be lost. They can sign in again with their password.
        </ConfirmDialog>
      )}
      {asked === 'reset' && (
        <ConfirmDialog
          title={`Reset the password of ${name}?`}
          label="Reset password"
          change={reset}
          onClose={() => setAsked(null)}
          onDone={(person) => {
            onClose();
            onPassword(passwordOf(person));
          }}
        >
          They are signed out everywhere. The new password is shown once.
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
