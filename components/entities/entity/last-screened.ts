import type { Check } from '@/lib/domain/checks/schema';

type Screened = Pick<Check, 'category' | 'status' | 'completed_at'>;

/** When the newest screening of any category ended with an answer; null where none has. */
export function lastScreened(checks: readonly Screened[]): string | null {
  const times = checks
    .filter(({ category, status }) => category === 'Screening' && status === 'Complete')
    .flatMap(({ completed_at }) => completed_at ?? []);
  return times.toSorted().at(-1) ?? null;
}
