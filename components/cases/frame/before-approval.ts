import { Bell, Gauge, ListChecks, type LucideIcon } from 'lucide-react';
import { counted } from '@/components/ui/format';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Case } from '@/lib/domain/cases/schema';
import { isOpenCheck, personCheckStatuses, runningCheckStatuses } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import type { CheckStatus } from '@/lib/domain/words';
import { approvalFault, isInEffect, overrideStateOf } from '@/lib/domain/risk/approval';

export interface Blocker {
  key: 'alerts' | 'checks' | 'risk';
  icon: LucideIcon;
  title: string;
  note: string;
  href: string;
}

export interface ApprovalFacts {
  of: Pick<Case, 'token' | 'status' | 'open_alerts_count' | 'risk_tier'>;
  alerts: readonly Pick<Alert, 'status' | 'proposal'>[];
  checks: readonly Pick<Check, 'status'>[];
  /** The newest first. */
  assessments: readonly Assessment[];
}

type Assessment = Pick<RiskAssessment, 'status' | 'override_tier' | 'approved_tier'>;

function alertBlocker({ of, alerts }: ApprovalFacts): Omit<Blocker, 'href'> | null {
  if (of.open_alerts_count === 0) return null;
  const escalated = alerts.filter(({ status }) => status === 'Escalated').length;
  return {
    key: 'alerts',
    icon: Bell,
    title: `${counted(of.open_alerts_count, 'alert', 'alerts')} to resolve`,
    note: escalated > 0 ? `${escalated} with a reviewer` : 'None escalated to a reviewer',
  };
}

const waitingFor: readonly { words: string; statuses: readonly CheckStatus[] }[] = [
  { words: 'waiting for the person', statuses: personCheckStatuses },
  { words: 'running', statuses: runningCheckStatuses },
  { words: 'to be tried again', statuses: ['Retry Scheduled'] },
];

function checkBlocker({ checks }: ApprovalFacts): Omit<Blocker, 'href'> | null {
  const open = checks.filter(isOpenCheck);
  if (open.length === 0) return null;
  const parts = waitingFor.flatMap(({ words, statuses }) => {
    const count = open.filter(({ status }) => statuses.includes(status)).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return {
    key: 'checks',
    icon: ListChecks,
    title: `${counted(open.length, 'check', 'checks')} to finish`,
    note: parts.join(', '),
  };
}

const riskNotes: Record<NonNullable<ReturnType<typeof approvalFault>>, string> = {
  'not approved': 'A reviewer must approve it',
  'overridden since': 'Set manually after the approval; calculate again',
  'of another tier': 'The tier has changed since it was approved',
};

/** What blocks the approval because of the risk. */
function riskNote({ of, assessments }: ApprovalFacts): string | null {
  if (assessments.length === 0) return 'The risk has not been assessed';
  const approval = assessments.find(({ status }) => status === 'Approved');
  const fault = approvalFault(approval, of.risk_tier);
  if (fault === null) return null;
  const current = assessments.find(isInEffect);
  if (current && overrideStateOf(current) === 'waiting') return 'Set manually; a reviewer must confirm it';
  const isCalculatedSince = fault === 'overridden since' && current?.status === 'Active';
  return riskNotes[isCalculatedSince ? 'not approved' : fault];
}

function riskBlocker(facts: ApprovalFacts): Omit<Blocker, 'href'> | null {
  const note = riskNote(facts);
  return note === null ? null : { key: 'risk', icon: Gauge, title: 'Risk to approve', note };
}

/** The reasons for which the server would refuse an approval, each with a link. */
export function blockersOf(facts: ApprovalFacts): Blocker[] {
  if (facts.of.status === 'Closed') return [];
  return [alertBlocker(facts), riskBlocker(facts), checkBlocker(facts)].flatMap((blocker) =>
    blocker === null ? [] : [{ ...blocker, href: `/cases/${facts.of.token}/${blocker.key}` }],
  );
}
