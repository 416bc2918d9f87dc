import {
  Ban,
  Check as CheckIcon,
  CircleAlert,
  CircleX,
  Clock,
  History,
  LoaderCircle,
  Minus,
  RotateCw,
} from 'lucide-react';
import type { Check, CheckSettlement } from '@/lib/domain/checks/schema';
import { outcomeWord, resultWord } from '@/lib/domain/check-words';
import type { CheckResult, CheckStatus } from '@/lib/domain/words';
import { formatCount } from '@/components/ui/format';
import type { Look, WordLook } from '@/components/ui/look';

export type Outcome = Pick<Check, 'status' | 'result'>;

const resultLook: Record<CheckResult, Look> = {
  Pass: { icon: CheckIcon, tone: 'good' },
  Refer: { icon: CircleAlert, tone: 'caution' },
  Fail: { icon: CircleX, tone: 'warning' },
};

const running = { icon: LoaderCircle, tone: 'info' } as const;
const waiting = { icon: Clock, tone: 'neutral' } as const;
const statusLook: Record<Exclude<CheckStatus, 'Complete'>, Look> = {
  Pending: running,
  Queued: running,
  'In Progress': running,
  'Retry Scheduled': running,
  'Awaiting Document': waiting,
  'Awaiting Client': waiting,
  Failed: { icon: RotateCw, tone: 'warning' },
  Waived: { icon: Minus, tone: 'neutral' },
  Cancelled: { icon: Ban, tone: 'neutral' },
  Reused: { icon: History, tone: 'neutral' },
};

function lookOf({ status, result }: Outcome): Look {
  if (status === 'Complete') return resultLook[result ?? 'Refer'];
  return status === 'Reused' && result && result !== 'Pass' ? resultLook[result] : statusLook[status];
}

/** @param by who settled the check: "you", or a name if it is known */
export const checkLookOf = (check: Settled, by?: string | null): WordLook =>
  check.settled ? settledLook(check.settled, by) : { ...lookOf(check), word: outcomeWord(check) };

/** What people decided counts, and no longer what the check found: "Passed by you". */
function settledLook({ result, replaced_by }: CheckSettlement, by: string | null | undefined): WordLook {
  const decided = replaced_by ? 'Replaced, decided' : resultWord[result];
  return { ...resultLook[result], word: by ? `${decided} by ${by}` : decided };
}

const hasPassed = ({ status, result }: Outcome): boolean =>
  (status === 'Complete' || status === 'Reused') && result === 'Pass';

const isWaived = ({ status }: Outcome): boolean => status === 'Waived';

/** Whether nobody has to look at the check any more: it passed, or it was waived. */
export const isPastConcern = (check: Outcome): boolean => hasPassed(check) || isWaived(check);

export type Settled = Outcome & Pick<Check, 'settled'>;

/** Whether the check passed by itself, or was settled as passed by people. */
export const countsAsPassed = (check: Settled): boolean =>
  hasPassed(check) || check.settled?.result === 'Pass';

/** "3 of 5 passed, 1 waived": a waived check has not passed. */
export function passedText(checks: readonly Settled[]): string {
  const passed = formatCount(checks.filter(countsAsPassed).length);
  const waived = checks.filter(isWaived).length;
  return `${passed} of ${formatCount(checks.length)} passed${waived > 0 ? `, ${formatCount(waived)} waived` : ''}`;
}

/** "tried 6 times"; null for a check that was tried once. */
export const triesText = ({ retry_count }: Pick<Check, 'retry_count'>): string | null =>
  retry_count > 0 ? `tried ${formatCount(retry_count + 1)} times` : null;
