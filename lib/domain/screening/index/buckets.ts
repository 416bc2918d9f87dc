import type { Postings } from './postings';
import { spellingKey } from './word-keys';

/** @param buckets a power of two */
export function bucketOf(text: string, buckets: number): number {
  return spellingKey(text) & (buckets - 1);
}

/** A power of two. */
export function bucketCountFor(texts: number): number {
  return 2 ** Math.max(8, Math.ceil(Math.log2(texts + 1)));
}

/** Includes the values of other texts that share the bucket. */
export function inBucketOf(text: string, { starts, values }: Postings): Uint32Array {
  const bucket = bucketOf(text, starts.length - 1);
  return values.subarray(starts[bucket], starts[bucket + 1]);
}
