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

export const hasPassed = ({ status, result }: Outcome): boolean =>
  status === 'Waived' || ((status === 'Complete' || status === 'Reused') && result === 'Pass');

/** Whether the check passed by itself, or was settled as passed by people. */
export const countsAsPassed = (check: Outcome & Pick<Check, 'settled'>): boolean =>
  hasPassed(check) || check.settled?.result === 'Pass';

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
