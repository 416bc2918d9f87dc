import type { CheckResult } from '@/lib/domain/words';
import type { ResolutionAction } from './schema';

interface Settled {
  check_token: string | null;
  check_tokens: readonly string[];
}

interface JudgedMatch extends Settled {
  match: unknown;
  status: string;
  is_false_positive: boolean;
}

/** The alerts whose resolution settles the check. */
export const settling = <Alert extends Settled>(
  { token }: { token: string },
  alerts: readonly Alert[],
): Alert[] =>
  alerts.filter(({ check_token, check_tokens }) => check_token === token || check_tokens.includes(token));

/** `action` is null for an alert that is not resolved. */
interface Judgement {
  is_false_positive: boolean;
  action: string | null;
}

const passing: readonly (string | null)[] = [
  'Approve',
  'Approve with Conditions',
] satisfies ResolutionAction[];

/** Whether the client passes: as a different person, because nothing is wrong, or despite the finding. */
export const clientPasses = ({ is_false_positive, action }: Judgement): boolean =>
  is_false_positive || passing.includes(action);

/** The check's result after a resolution. Null if it settles nothing, as with `Request Document`. */
export function settledAs(judgement: Judgement): Exclude<CheckResult, 'Refer'> | null {
  if (clientPasses(judgement)) return 'Pass';
  return judgement.action === 'Decline' ? 'Fail' : null;
}

interface JudgedAlert {
  is_false_positive: boolean;
  resolution_action: string | null;
}

export const settlementIn = ({ is_false_positive, resolution_action }: JudgedAlert) =>
  settledAs({ is_false_positive, action: resolution_action });

export const isFalsePositive = ({
  status,
  is_false_positive,
}: Pick<JudgedMatch, 'status' | 'is_false_positive'>) => status === 'Resolved' && is_false_positive;

/** Whether every match of the check was resolved as a false positive, so that it is no longer a hit (API §3.10). */
export function isCleared(check: { token: string }, alerts: readonly JudgedMatch[]): boolean {
  const found = settling(check, alerts).filter(({ match }) => match !== null);
  return found.length > 0 && found.every(isFalsePositive);
}
