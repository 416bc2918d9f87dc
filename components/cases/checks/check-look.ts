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
import type { Check } from '@/lib/domain/checks/schema';
import type { CheckStatus, CheckTypeCode } from '@/lib/domain/words';
import { formatCount } from '@/components/ui/format';
import type { WordLook } from '@/components/ui/look';

export type Outcome = Pick<Check, 'status' | 'result'>;

const resultLook: Record<NonNullable<Check['result']>, WordLook> = {
  Pass: { icon: CheckIcon, tone: 'good', word: 'Passed' },
  Refer: { icon: CircleAlert, tone: 'caution', word: 'Referred' },
  Fail: { icon: CircleX, tone: 'warning', word: 'Not passed' },
};

const running = { icon: LoaderCircle, tone: 'info' } as const;
const waiting: WordLook = { icon: Clock, tone: 'neutral', word: 'Waiting for the person' };
const statusLook: Record<Exclude<CheckStatus, 'Complete'>, WordLook> = {
  Pending: { ...running, word: 'Not started' },
  Queued: { ...running, word: 'Queued' },
  'In Progress': { ...running, word: 'Running' },
  'Retry Scheduled': { ...running, word: 'Retry due' },
  'Awaiting Document': waiting,
  'Awaiting Client': waiting,
  Failed: { icon: RotateCw, tone: 'warning', word: 'Failed' },
  Waived: { icon: Minus, tone: 'neutral', word: 'Waived' },
  Cancelled: { icon: Ban, tone: 'neutral', word: 'Cancelled' },
  Reused: { icon: History, tone: 'neutral', word: 'Reused' },
};

export function checkLookOf({ status, result }: Outcome): WordLook {
  if (status === 'Complete') return resultLook[result ?? 'Refer'];
  const look = statusLook[status];
  return status === 'Reused' && result && result !== 'Pass' ? { ...resultLook[result] } : look;
}

const hasPassed = ({ status, result }: Outcome): boolean =>
  (status === 'Complete' || status === 'Reused') && result === 'Pass';

const isWaived = ({ status }: Outcome): boolean => status === 'Waived';

/** Whether nobody has to look at the check any more: it passed, or it was waived. */
export const isPastConcern = (check: Outcome): boolean => hasPassed(check) || isWaived(check);

type Settled = Outcome & Pick<Check, 'settled'>;

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

/** The short names in the order of the columns. Not taken from the schemas, which would load zod. */
export const shortCheckName: Record<CheckTypeCode, string> = {
  COM_REGISTRY: 'Registry',
  IDV_DATABASE: 'Identity',
  IDV_EMAIL: 'Email',
  IDV_PHONE: 'Phone',
  IDV_ADDRESS: 'Address',
  IDV_DOCUMENT: 'Document',
  IDV_BIOMETRIC: 'Face',
  SCR_SANCTIONS: 'Sanctions',
  SCR_PEP: 'PEP',
  SCR_ADVERSE_MEDIA: 'Media',
  SCR_WATCHLIST: 'Watchlist',
};
