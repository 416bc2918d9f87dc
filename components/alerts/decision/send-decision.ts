import type { QueryClient } from '@tanstack/react-query';
import { ProbityError } from '@/clients/typescript/src/problem';
import { refetchAroundAlert, updateCachedAlert } from '@/components/alerts/alert-cache';
import { holdSeconds, refetchAfterConflict, undoHeld } from '@/components/alerts/alert-mutations';
import { namesOf } from '@/components/people/use-everybody';
import { describeProblem, messageOf } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api, dataOf } from '@/lib/api/client';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type Draft, forgetDraft } from './draft';
import { lostTo } from './lost-to';
import type { CommittedPlan } from './plan';

const params = (token: string) => ({ path: { alert_token: token } });

/**
 * Sends the decision. The server acknowledges an Open alert only when it makes the resolution, so an undone one stays
 * Open (docs/adr/0041).
 */
function send({ token }: Alert, plan: CommittedPlan): Promise<Alert> {
  const hold = { hold_seconds: holdSeconds };
  if (plan.kind === 'escalate') {
    const body = { ...plan.body, ...hold };
    return dataOf(api.POST('/v1/alerts/{alert_token}/escalate', { params: params(token), body }));
  }
  const body = { ...plan.body, ...hold };
  return dataOf(api.POST('/v1/alerts/{alert_token}/resolve', { params: params(token), body }));
}

const checkAgain = 'Check it and send it again.';

/** Why the server did not take the decision, and what to do. It stays beside the decision. */
function refusalText(problem: unknown): string {
  if (!(problem instanceof ProbityError)) return `${messageOf(problem)} Your decision is kept.`;
  const { status, message, requestId } = problem;
  if (status === 401) return `Your session had ended. ${checkAgain}`;
  // It was loaded again, so sending the same again may make no sense.
  const advice =
    status === 409 ? 'The alert has changed: check whether your decision still holds.' : checkAgain;
  return [message, advice, requestId && `Request ${requestId}`].filter(Boolean).join(' ');
}

interface Loss {
  before: Alert;
  now: Alert;
  person: string;
  draft: Draft;
}

/** Describes a decision that somebody else made first; null if that is not why it was refused. */
function lossText(queryClient: QueryClient, { before, now, person, draft }: Loss): string | null {
  const loss = lostTo(before, now, person, namesOf(queryClient));
  // A drafted text is not kept: the evidence gives it again.
  return loss && draft.isEdited ? `${loss} Your text is kept.` : loss;
}

interface Sending {
  queryClient: QueryClient;
  /** Sends a change as a mutation. */
  change: (send: () => Promise<Alert>) => Promise<Alert>;
  alert: Alert;
}

interface Making extends Sending {
  person: string;
  plan: CommittedPlan;
  draft: Draft;
  /** Called with the reason if the server refuses the decision. */
  onRefused: (refusal: string) => void;
}

/** Makes a decision that the page already shows as made. */
export async function makeDecision(making: Making): Promise<void> {
  const { queryClient, change, alert, person, plan, draft, onRefused } = making;
  const { token } = alert;
  try {
    updateCachedAlert(queryClient, token, await change(() => send(alert, plan)));
    forgetDraft(person, token);
    refetchAroundAlert(queryClient);
  } catch (problem) {
    updateCachedAlert(queryClient, token, alert);
    onRefused(refusalText(problem));
    const now = await refetchAfterConflict(queryClient, token, problem);
    const lost = now && lossText(queryClient, { before: alert, now, person, draft });
    if (lost) toast.error('The decision could not be made', { description: lost });
  }
}

/** Undoes a decision that the server holds. */
export async function undoDecision({
  queryClient,
  change,
  alert: { token },
  onUndone,
}: Sending & { onUndone: () => void }): Promise<void> {
  try {
    updateCachedAlert(queryClient, token, await change(() => undoHeld(token)));
    onUndone();
  } catch (problem) {
    toast.error('The decision could not be undone', { description: describeProblem(problem) });
    await refetchAfterConflict(queryClient, token, problem);
  }
  refetchAroundAlert(queryClient);
}
