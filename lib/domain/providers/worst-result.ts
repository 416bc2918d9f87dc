import type { CheckResult } from '@/lib/domain/words';

/** Pass for an empty list. */
export function worstResult(results: readonly CheckResult[]): CheckResult {
  if (results.includes('Fail')) return 'Fail';
  return results.includes('Refer') ? 'Refer' : 'Pass';
}
