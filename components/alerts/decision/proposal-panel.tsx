'use client';

import { kindOf } from '@/lib/domain/alerts/kinds';
import { verdictPhrase } from '@/lib/domain/alerts/verdict-words';
import { UserName } from '@/components/people/user-name';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { Written } from '@/components/ui/written';
import type { Alert, Proposal } from '@/lib/domain/alerts/schema';

interface ProposalPanelProps {
  alert: Alert;
  proposal: Proposal;
  /** Absent if the user may not confirm the proposal. */
  onConfirm?: () => void;
}

/** A resolution that waits for a reviewer. */
export function ProposalPanel({ alert, proposal, onConfirm }: ProposalPanelProps) {
  const { rationale, conditions, proposed_by, proposed_at } = proposal;
  const kind = kindOf(alert);
  useShortcuts(onConfirm ? { c: onConfirm } : {});
  return (
    <section aria-label="Proposed resolution" className="rounded-lg border bg-surface p-3 text-sm">
      <p className="font-semibold">Proposed: {verdictPhrase(kind, proposal)}</p>
      <p className="mt-1 whitespace-pre-wrap">
        <Written className="block">{rationale}</Written>
      </p>
      {conditions && (
        <p className="mt-1 whitespace-pre-wrap">
          Conditions: <Written>{conditions}</Written>
        </p>
      )}
      <p className="mt-1 text-xs text-muted">
        <UserName token={proposed_by} />, {formatDateTime(proposed_at)}
      </p>
      {onConfirm && (
        <Button
          look="primary"
          size="large"
          onClick={onConfirm}
          aria-keyshortcuts="c"
          aria-label="Confirm proposal"
          className="mt-3 w-full"
        >
          Confirm: {verdictPhrase(kind, proposal)}
          <Kbd keys="c" className="[&_kbd]:border-on-accent/40 [&_kbd]:bg-transparent [&_kbd]:text-current" />
        </Button>
      )}
      {onConfirm && <p className="mt-2 text-muted">To decide otherwise, choose a verdict below.</p>}
    </section>
  );
}
