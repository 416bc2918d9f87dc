export interface Limits {
  /** Factor by which every time limit is multiplied: 1, except on machines known to be slow. */
  patience: number;
  /** The most memory that a reading process may use, in megabytes. */
  maxMb: number;
  /** Priority as in `nice`: 0 is the usual one, 19 the lowest. */
  nice: number;
}

export type EndReason = 'out_of_time' | 'out_of_memory' | 'crashed';

/**
 * Messages of a reading process about a job: any number of `partial` with the result so far, then exactly one of the
 * others.
 */
export type Told = { partial: unknown } | { output: unknown } | { error: unknown } | { ended: EndReason };
