import type { Alert, Check } from '@/generated/prisma/client';
import type { Verdict } from './schema';

type JudgedCheck = Pick<Check, 'category' | 'status' | 'result'>;
type JudgedAlert = Pick<Alert, 'category' | 'status' | 'is_false_positive'>;

const isFailed = ({ category, result }: JudgedCheck) => category !== 'Screening' && result === 'Fail';

const isConfirmedSanction = ({ category, status, is_false_positive }: JudgedAlert) =>
  category === 'Sanctions Hit' && status === 'Resolved' && !is_false_positive;

const isUnsettled = ({ status, result }: JudgedCheck) => status === 'Failed' || result === 'Refer';

/** API §3.9: a failed check or a confirmed sanctions match fails; else an open alert or an unsettled check refers. */
export function verdictOf(checks: readonly JudgedCheck[], alerts: readonly JudgedAlert[]): Verdict {
  if (checks.some(isFailed) || alerts.some(isConfirmedSanction)) return 'Fail';
  if (checks.some(isUnsettled) || alerts.some(({ status }) => status !== 'Resolved')) return 'Refer';
  return 'Pass';
}
