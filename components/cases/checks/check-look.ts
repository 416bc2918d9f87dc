import {
  Ban,
  Check as CheckIcon,
  CircleAlert,
  CircleX,
  Clock,
  History,
  LoaderCircle,
  type LucideIcon,
  Minus,
  RotateCw,
} from 'lucide-react';
import type { Check } from '@/lib/domain/checks/schema';
import type { CheckStatus, CheckTypeCode } from '@/lib/domain/words';
import type { Tone } from '@/components/ui/tone';

export interface CheckLook {
  icon: LucideIcon;
  tone: Tone;
  words: string;
}

export type Outcome = Pick<Check, 'status' | 'result'>;

const resultLook: Record<NonNullable<Check['result']>, CheckLook> = {
  Pass: { icon: CheckIcon, tone: 'good', words: 'Passed' },
  Refer: { icon: CircleAlert, tone: 'caution', words: 'Referred' },
  Fail: { icon: CircleX, tone: 'warning', words: 'Not passed' },
};

const running = { icon: LoaderCircle, tone: 'info' } as const;
const waiting: CheckLook = { icon: Clock, tone: 'neutral', words: 'Waiting for the person' };
const statusLook: Record<Exclude<CheckStatus, 'Complete'>, CheckLook> = {
  Pending: { ...running, words: 'Not started' },
  Queued: { ...running, words: 'Queued' },
  'In Progress': { ...running, words: 'Running' },
  'Retry Scheduled': { ...running, words: 'Retry due' },
  'Awaiting Document': waiting,
  'Awaiting Client': waiting,
  Failed: { icon: RotateCw, tone: 'warning', words: 'Failed' },
  Waived: { icon: Minus, tone: 'neutral', words: 'Waived' },
  Cancelled: { icon: Ban, tone: 'neutral', words: 'Cancelled' },
  Reused: { icon: History, tone: 'neutral', words: 'Reused' },
};

export function checkLookOf({ status, result }: Outcome): CheckLook {
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
