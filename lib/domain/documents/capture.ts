import type { Document } from '@/generated/prisma/client';
import { partBytes } from './schema';
import type { PartPlace } from './store/parts';

/** A dropped or erased document no longer belongs to its journey. */
export const isKept = (
  { erase_at, erased_at }: Pick<Document, 'erase_at' | 'erased_at'>,
  now: Date,
): boolean => erased_at === null && (erase_at === null || erase_at > now);

/** Number of contiguous bytes received from the start. Parts are in order. */
export function receivedOf(parts: readonly Pick<PartPlace, 'start' | 'byte_size'>[]): number {
  let received = 0;
  for (const { start, byte_size } of parts) if (start === received) received += byte_size;
  return received;
}

/** All parts except the last have equal length; null if no part begins there. */
export function partSizeAt({ byte_size }: Pick<Document, 'byte_size'>, start: number): number | null {
  if (start % partBytes !== 0 || start >= byte_size) return null;
  return Math.min(partBytes, byte_size - start);
}
