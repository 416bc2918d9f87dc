'use client';

import { useEffect, useRef } from 'react';
import { useBlockers } from '@/components/cases/frame/use-blockers';
import { useCaseAlerts } from '@/components/cases/use-case';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { alertsLeft } from './alerts-left';
import type { CaseDialogProps } from './case-dialog';
import { useTransitionCase } from './use-case-moves';

/**
 * Asks before a case goes to review with work left, and sends it at once if all alerts are with a reviewer. Enter
 * sends it, but not Ctrl+Enter: whoever presses that twice has not read the question.
 */
export function SendToReviewDialog({ of, onClose }: CaseDialogProps) {
  const blockers = useBlockers(of);
  const { mutate, error, isPending } = useTransitionCase(of);
  const alerts = useCaseAlerts(of.token).data;
  const isDone = alerts !== undefined && alertsLeft(alerts) === 0;
  const send = () => mutate({ trigger: 'review' }, { onSuccess: onClose });
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (isDone) latest.current();
  }, [isDone]);
  const confirm = useRef<HTMLButtonElement>(null);
  if (isDone && !error) return <AwaitedOverlay />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send to review as it is?"
      initialFocus={() => confirm.current ?? true}
    >
      <div className="flex flex-col gap-3 px-5 py-4 text-sm">
        <p>A reviewer cannot approve the case before this is done:</p>
        <ul aria-label="Before approval" className="flex flex-col gap-1.5">
          {blockers.map(({ key, title, note }) => (
            <li key={key}>
              <b className="font-semibold">{title}</b>
              <span className="text-muted"> · {note}</span>
            </li>
          ))}
        </ul>
        {error && <ProblemNotice title="The case could not be sent to review" problem={error} />}
      </div>
      <footer className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
        <Button onClick={onClose}>Keep working on it</Button>
        <Button
          ref={confirm}
          look="primary"
          onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.preventDefault()}
          aria-disabled={isPending}
          onClick={() => !isPending && send()}
        >
          {isPending ? 'Sending…' : 'Send to review'}
        </Button>
      </footer>
    </Dialog>
  );
}
