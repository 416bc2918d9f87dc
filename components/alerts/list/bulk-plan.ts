import { mustPropose } from '@/components/alerts/decision/plan';
import { noDraft } from '@/components/alerts/decision/draft';
import { whyNotDecide } from '@/components/alerts/why-not-decide';
import type { Viewer } from '@/components/shell/viewer';
import { counted, formatCount } from '@/components/ui/format';
import type { Alert } from '@/lib/domain/alerts/schema';
import { isDecided } from './group';

/** What clearing or escalating several alerts does to each of them. */
export interface BulkPlan {
  resolve: readonly Alert[];
  /** The alerts that a reviewer has to confirm (API §7.4). */
  propose: readonly Alert[];
  /** Why an alert cannot be decided, by its token. Nothing is sent for these. */
  left: ReadonlyMap<string, string>;
}

type Decider = Pick<Viewer, 'role' | 'token' | 'four_eyes'>;

const cleared = { ...noDraft, choice: 'false_positive' } as const;

/** Why an alert that needs a reviewer cannot be proposed to one. */
function whyNotPropose({ status }: Alert, hasReviewer: boolean | null): string | null {
  if (status === 'Escalated') return 'This alert is already with a reviewer.';
  if (hasReviewer === null) return 'This alert needs a reviewer, and the reviewers are not loaded.';
  return hasReviewer ? null : 'This alert needs a reviewer, and there is none.';
}

/** @param hasReviewer null until the reviewers are loaded */
export function planToClear(
  alerts: readonly Alert[],
  viewer: Decider,
  hasReviewer: boolean | null,
): BulkPlan {
  const resolve: Alert[] = [];
  const propose: Alert[] = [];
  const left = new Map<string, string>();
  for (const alert of alerts.filter((each) => !isDecided(each))) {
    const isProposal = mustPropose(alert, cleared, viewer);
    const why = whyNotDecide(alert, viewer) ?? (isProposal ? whyNotPropose(alert, hasReviewer) : null);
    if (why) left.set(alert.token, why);
    else (isProposal ? propose : resolve).push(alert);
  }
  return { resolve, propose, left };
}

/** Which of the alerts a reviewer gets without a proposal. Nothing is resolved. */
export function planToEscalate(
  alerts: readonly Alert[],
  viewer: Decider,
  hasReviewer: boolean | null,
): BulkPlan {
  const propose: Alert[] = [];
  const left = new Map<string, string>();
  for (const alert of alerts.filter((each) => !isDecided(each))) {
    const why = whyNotDecide(alert, viewer) ?? whyNotPropose(alert, hasReviewer);
    if (why) left.set(alert.token, why);
    else propose.push(alert);
  }
  return { resolve: [], propose, left };
}

export const isEmpty = ({ resolve, propose }: BulkPlan): boolean => resolve.length + propose.length === 0;

const share = (part: number, all: number): string => {
  if (part < all) return `${formatCount(part)} of ${formatCount(all)}`;
  return all === 1 ? 'This alert' : `All ${formatCount(all)}`;
};

const totalOf = ({ resolve, propose, left }: BulkPlan) => resolve.length + propose.length + left.size;

/** "3 of 7 need a reviewer and will be proposed." */
export function proposedText(plan: BulkPlan): string | null {
  const { length } = plan.propose;
  if (length === 0) return null;
  return `${share(length, totalOf(plan))} ${length === 1 ? 'needs' : 'need'} a reviewer and will be proposed.`;
}

/** "2 of 7 stay as they are: This alert waits for a reviewer." */
export function leftText(plan: BulkPlan): string | null {
  const { left } = plan;
  if (left.size === 0) return null;
  const stay = left.size === 1 ? 'stays as it is' : 'stay as they are';
  return `${share(left.size, totalOf(plan))} ${stay}: ${[...new Set(left.values())].join(' ')}`;
}

/** What a change of several alerts does not touch: "2 decided alerts are left out." */
export function decidedText(alerts: readonly Alert[]): string | null {
  const { length } = alerts.filter(isDecided);
  return length === 0 ? null : `${counted(length, 'decided alert is', 'decided alerts are')} left out.`;
}

/** The label of the button. */
export function clearLabel(plan: BulkPlan): string {
  const { resolve, propose } = plan;
  if (propose.length === 0) return `Resolve ${counted(resolve.length, 'alert', 'alerts')}`;
  if (resolve.length === 0) return `Propose ${counted(propose.length, 'alert', 'alerts')}`;
  return `Resolve ${formatCount(resolve.length)}, propose ${formatCount(propose.length)}`;
}
