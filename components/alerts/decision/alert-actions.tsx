'use client';

import { Eye } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAcknowledgeAlert } from '@/components/alerts/alert-mutations';
import { Kbd } from '@/components/ui/kbd';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { alertMoves } from '@/lib/domain/alerts/moves';
import type { Alert } from '@/lib/domain/alerts/schema';
import { AskClientButton } from './ask-client-button';
import { AssignPopover } from './assign-popover';
import { CommentPopover } from './comment-popover';
import { SnoozePopover } from './snooze-popover';

/** The person who is asked for a document. Undefined for a company: the case decides who is asked. */
const personOf = ({ subject, entity_token }: Alert): string | undefined =>
  subject?.type === 'Person' ? (entity_token ?? undefined) : undefined;

/**
 * The actions other than deciding. While a decision is held, the server refuses everything that changes the alert (API
 * §5.3).
 */
export function AlertActions({ alert, onSnoozed }: ComponentProps<typeof SnoozePopover>) {
  const isFree = alert.held === null;
  return (
    <div
      role="group"
      aria-label="More actions"
      className="-mx-2 flex flex-wrap gap-x-1 gap-y-0.5 @max-[60rem]/triage:flex-nowrap @max-[60rem]/triage:overflow-x-auto @max-[28rem]/triage:[&_svg]:hidden [&>*]:shrink-0"
    >
      {isFree && alertMoves.allowed(alert.status).includes('acknowledge') && (
        <AcknowledgeButton alert={alert} />
      )}
      {alert.case_token && (
        <AskClientButton
          key={`ask ${alert.case_token}`}
          caseToken={alert.case_token}
          whose={personOf(alert)}
          isPaused={alert.sla_paused_at !== null}
        />
      )}
      {isFree && <AssignPopover key={`assign ${alert.token}`} alert={alert} />}
      {isFree && <SnoozePopover key={`snooze ${alert.token}`} alert={alert} onSnoozed={onSnoozed} />}
      {alert.case_token && <CommentPopover key={alert.case_token} caseToken={alert.case_token} />}
    </div>
  );
}

function AcknowledgeButton({ alert }: { alert: Alert }) {
  const acknowledge = useAcknowledgeAlert();
  useShortcuts({ a: () => acknowledge.mutate(alert) });
  return (
    <Button look="quiet" size="small" aria-keyshortcuts="a" onClick={() => acknowledge.mutate(alert)}>
      <Eye aria-hidden /> Acknowledge <Kbd keys="a" />
    </Button>
  );
}
