import type { Document } from '@/generated/prisma/client';
import { partBytes } from './schema';
import type { PartPlace } from './store/parts';

/** One that is dropped or erased is none of its journey's any more. */
export const isKept = (
  { erase_at, erased_at }: Pick<Document, 'erase_at' | 'erased_at'>,
  now: Date,
): boolean => erased_at === null && (erase_at === null || erase_at > now);

/** How many bytes have arrived without a gap from the first. Parts are in their order. */
export function receivedOf(parts: readonly Pick<PartPlace, 'start' | 'byte_size'>[]): number {
  let received = 0;
  for (const { start, byte_size } of parts) if (start === received) received += byte_size;
  return received;
}

/** Every part but the last is as long as any other; null for a place where none begins. */
export function partSizeAt({ byte_size }: Pick<Document, 'byte_size'>, start: number): number | null {
  if (start % partBytes !== 0 || start >= byte_size) return null;
  return Math.min(partBytes, byte_size - start);
}
