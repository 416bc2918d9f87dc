import { ValidationFailed } from '@/lib/platform/errors';
import type { AuditPeriod } from './schema';

/** As dates: PostgreSQL does not read every year and offset that ISO 8601 allows. */
export interface Bounds {
  from: Date | null;
  to: Date | null;
}

const dateOf = (moment: string | undefined) => (moment === undefined ? null : new Date(moment));

/** Both are included (API §5.6). Throws `ValidationFailed` (400) where it ends before it begins. */
export function boundsOf({ from, to }: AuditPeriod): Bounds {
  const bounds = { from: dateOf(from), to: dateOf(to) };
  if (bounds.from && bounds.to && bounds.from > bounds.to)
    throw new ValidationFailed([
      { field: 'to', message: 'must not be before from', code: 'period_reversed' },
    ]);
  return bounds;
}
