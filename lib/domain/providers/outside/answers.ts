import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { AnswerProviderJob } from '../schema';

/** The part of an answer that a check needs. */
const parts = { IDV_DOCUMENT: 'document', IDV_BIOMETRIC: 'biometric' } as const;

const isOutside = (code: string): code is keyof typeof parts => code in parts;

/** Whether the answer fits this type of check. */
export function isOfKind(code: string, answer: AnswerProviderJob): boolean {
  const given = Object.values(parts).filter((part) => answer[part] !== undefined);
  return isOutside(code) && given.length === 1 && given[0] === parts[code];
}

/** Throws `ValidationFailed` (400). */
export function refuseOtherKind(code: string, answer: AnswerProviderJob): void {
  if (isOfKind(code, answer)) return;
  const field = isOutside(code) ? parts[code] : '';
  throw new ValidationFailed([
    { field, message: `is required for ${code}, and nothing else is allowed`, code: 'required' },
  ]);
}
