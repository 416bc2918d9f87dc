import type { Check as CheckRow } from '@/generated/prisma/client';
import { imageChecks } from '@/lib/domain/image-checks';
import { presentCheck } from './present';
import type { Check } from './schema';

/** Why a reading refers, without the data that it read. */
const reasonsOf = (reading: unknown) =>
  typeof reading === 'object' && reading !== null && 'refer_reasons' in reading
    ? { reading: { refer_reasons: reading.refer_reasons } }
    : {};

/**
 * The check as events show it: its outcome and the problems found. Data read from a document or a face stays
 * in the check, which deletes it with the images; receivers of events would keep it.
 */
export function presentCheckForEvents(row: CheckRow): Check {
  const check = presentCheck(row);
  if (!imageChecks.includes(check.type_code)) return check;
  const { extracted_data: _read, compared: _compared, reading, ...others } = check.result_data;
  return { ...check, result_data: { ...others, ...reasonsOf(reading) } };
}
