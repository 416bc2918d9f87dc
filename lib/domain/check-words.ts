import type { CheckResult, CheckStatus, CheckTypeCode } from './words.ts';

// Checks as people read them: in the console and in evidence packs.

export const resultWord: Record<CheckResult, string> = {
  Pass: 'Passed',
  Refer: 'Referred',
  Fail: 'Not passed',
};

const statusWord: Record<Exclude<CheckStatus, 'Complete'>, string> = {
  Pending: 'Not started',
  Queued: 'Queued',
  'In Progress': 'Running',
  'Retry Scheduled': 'To be tried again',
  'Awaiting Document': 'Waiting for the person',
  'Awaiting Client': 'Waiting for the person',
  Failed: 'Failed',
  Waived: 'Waived',
  Cancelled: 'Cancelled',
  Reused: 'Reused',
};

interface Outcome {
  status: CheckStatus;
  result: CheckResult | null;
}

/** "Passed", "Waived", "Waiting for the person". A reused check has the word of a result that needs attention. */
export function outcomeWord({ status, result }: Outcome): string {
  if (status === 'Complete') return resultWord[result ?? 'Refer'];
  return status === 'Reused' && result && result !== 'Pass' ? resultWord[result] : statusWord[status];
}

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
