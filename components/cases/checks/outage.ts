import type { Alert } from '@/lib/domain/alerts/schema';
import type { Check } from '@/lib/domain/checks/schema';

type OutageAlert = Pick<Alert, 'token' | 'category' | 'check_tokens' | 'summary'>;

export interface Outage {
  /** "Companies House did not answer" */
  cause: string;
  /** The alert about it. */
  href: string;
}

/** After the cause, the alert lists the checks that have no answer. */
const causeIn = (summary: string): string => summary.split('. Not checked:', 1)[0] ?? summary;

/** Why the check has no answer; undefined if it has not failed, or nothing says why. */
export function outageOf(
  { token, status }: Pick<Check, 'token' | 'status'>,
  alerts: readonly OutageAlert[],
): Outage | undefined {
  if (status !== 'Failed') return undefined;
  const alert = alerts.find(
    ({ category, check_tokens }) => category === 'API Failure' && check_tokens.includes(token),
  );
  return alert && { cause: causeIn(alert.summary), href: `/alerts/${alert.token}` };
}
