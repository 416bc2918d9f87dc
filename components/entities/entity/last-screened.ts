import type { Check } from '@/lib/domain/checks/schema';

type Screened = Pick<Check, 'category' | 'status' | 'completed_at'>;

/** When the newest screening in any category completed; null without one. */
export function lastScreened(checks: readonly Screened[]): string | null {
  const times = checks
    .filter(({ category, status }) => category === 'Screening' && status === 'Complete')
    .flatMap(({ completed_at }) => completed_at ?? []);
  return times.toSorted().at(-1) ?? null;
}
