import type { Check as CheckRow } from '@/generated/prisma/client';
import { imageChecks } from '@/lib/domain/check-names';
import { presentCheck } from './present';
import type { Check } from './schema';

/** Why a reading refers, without what it read. */
const reasonsOf = (reading: unknown) =>
  typeof reading === 'object' && reading !== null && 'refer_reasons' in reading
    ? { reading: { refer_reasons: reading.refer_reasons } }
    : {};

/**
 * As an event tells of it: with its outcome and what speaks against it. What was read of a document or a face stays with the check, which
 * forgets it with the images, as queues and receivers of events would not.
 */
export function presentToldCheck(row: CheckRow): Check {
  const check = presentCheck(row);
  if (!imageChecks.includes(check.type_code)) return check;
  const { extracted_data: _read, compared: _compared, reading, ...told } = check.result_data;
  return { ...check, result_data: { ...told, ...reasonsOf(reading) } };
}
