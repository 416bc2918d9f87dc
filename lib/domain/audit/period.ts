import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { AuditPeriod } from './schema';

/** As dates, because PostgreSQL does not accept every year and offset of ISO 8601. */
export interface Bounds {
  from: Date | null;
  to: Date | null;
}

const dateOf = (moment: string | undefined) => (moment === undefined ? null : new Date(moment));

/**
 * Both ends are inclusive (API §5.6). Throws `ValidationFailed` (400) if the period ends before it begins.
 */
export function boundsOf({ from, to }: AuditPeriod): Bounds {
  const bounds = { from: dateOf(from), to: dateOf(to) };
  if (bounds.from && bounds.to && bounds.from > bounds.to)
    throw new ValidationFailed([
      { field: 'to', message: 'must not be before from', code: 'period_reversed' },
    ]);
  return bounds;
}
