/** The data of a check that decides whether it has passed. */
export interface CheckOutcome {
  status: string;
  result: string | null;
  waive_reason: string | null;
}

/** Waived because no list covers its category. */
const isExempt = ({ status, waive_reason }: CheckOutcome): boolean =>
  status === 'Waived' && waive_reason === 'Not applicable';

/** Whether all checks have passed, without those waived as not applicable (API §7.5). False if none has. */
export function haveAllPassed(checks: readonly CheckOutcome[]): boolean {
  const applicable = checks.filter((check) => !isExempt(check));
  return applicable.length > 0 && applicable.every(({ result }) => result === 'Pass');
}
