'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldError } from '@/components/ui/field';
import { messageOf } from '@/components/ui/problem-notice';
import { api, dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import { useViewer } from './viewer';

const own = readQuery('/v1/users/me', {});

function useMailSetting() {
  const queryClient = useQueryClient();
  const { data, error } = useQuery(own);
  const change = useMutation({
    mutationFn: (email_notifications: boolean) =>
      dataOf(api.PATCH('/v1/users/me', { body: { email_notifications } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: own.queryKey }),
  });
  return {
    isOn: change.isPending ? change.variables : data?.email_notifications,
    problem: error ?? change.error,
    change: change.mutate,
  };
}

/** Whether the user also gets their notifications by email (API §7.7). */
export function MailSwitch() {
  const { isOn, problem, change } = useMailSetting();
  const { sends_mail } = useViewer();
  const id = useId();
  const noteId = useId();
  return (
    <div className="text-sm">
      <label className="flex cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          // A checkbox exposes its checked state itself.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className="size-4 accent-accent"
          checked={isOn ?? false}
          disabled={isOn === undefined}
          aria-describedby={problem ? id : sends_mail ? undefined : noteId}
          onChange={({ target }) => change(target.checked)}
        />
        Email notifications
      </label>
      {!sends_mail && (
        <p id={noteId} className="mt-1 text-muted">
          Email is not set up. Whoever runs this server can set it up.
        </p>
      )}
      {problem && (
        <FieldError id={id} role="alert" className="mt-1">
          {messageOf(problem)}
        </FieldError>
      )}
    </div>
  );
}
