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

/** The alerts that settle the check when they are resolved. */
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

/** The client passes: as another person, because nothing is wrong, or in spite of the finding. */
export const clientPasses = ({ is_false_positive, action }: Judgement): boolean =>
  is_false_positive || passing.includes(action);

/** What a resolution makes of the check. Null where it settles nothing, as by `Request Document`. */
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

/** Each match of the check was resolved as a false positive: it is no hit any more (API §3.10). */
export function isCleared(check: { token: string }, alerts: readonly JudgedMatch[]): boolean {
  const found = settling(check, alerts).filter(({ match }) => match !== null);
  return found.length > 0 && found.every(isFalsePositive);
}
