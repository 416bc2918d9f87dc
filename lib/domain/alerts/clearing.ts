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

const passing: readonly (string | null)[] = ['Approve', 'Approve with Conditions'];

/** What it was raised for counts as passed. */
export const settlesAsPass = ({
  is_false_positive,
  resolution_action,
}: {
  is_false_positive: boolean;
  resolution_action: string | null;
}): boolean => is_false_positive || passing.includes(resolution_action);

export const isFalsePositive = ({
  status,
  is_false_positive,
}: Pick<JudgedMatch, 'status' | 'is_false_positive'>) => status === 'Resolved' && is_false_positive;

/** Each match of the check was resolved as a false positive: it is no hit any more (API §3.10). */
export function isCleared(check: { token: string }, alerts: readonly JudgedMatch[]): boolean {
  const found = settling(check, alerts).filter(({ match }) => match !== null);
  return found.length > 0 && found.every(isFalsePositive);
}
