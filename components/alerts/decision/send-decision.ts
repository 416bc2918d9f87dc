import type { QueryClient } from '@tanstack/react-query';
import { ProbityError } from '@/clients/typescript/src/problem';
import { holdSeconds } from '@/components/alerts/alert-mutations';
import { namesOf } from '@/components/people/use-everybody';
import { messageOf } from '@/components/ui/problem-notice';
import { api, dataOf } from '@/lib/api/client';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Draft } from './draft';
import { lostTo } from './lost-to';
import type { CommittedPlan } from './plan';

const params = (token: string) => ({ path: { alert_token: token } });

/**
 * Sends the decision. The server acknowledges an Open alert only when it makes the resolution, so an undone one stays
 * Open (docs/adr/0041).
 */
export function send({ token }: Alert, plan: CommittedPlan): Promise<Alert> {
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
export function refusalText(problem: unknown): string {
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
export function lossText(queryClient: QueryClient, { before, now, person, draft }: Loss): string | null {
  const loss = lostTo(before, now, person, namesOf(queryClient));
  // A drafted text is not kept: the evidence gives it again.
  return loss && draft.isEdited ? `${loss} Your text is kept.` : loss;
}
