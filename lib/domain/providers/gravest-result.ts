import type { CheckResult } from '@/lib/domain/words';

/** What several findings of one check come to; none is a pass. */
export function gravestResult(results: readonly CheckResult[]): CheckResult {
  if (results.includes('Fail')) return 'Fail';
  return results.includes('Refer') ? 'Refer' : 'Pass';
}
