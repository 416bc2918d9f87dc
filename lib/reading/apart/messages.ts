export interface Limits {
  /** By how much every limit of time is longer: 1, but on machines that are known to be slow. */
  patience: number;
  /** What a reading process may hold in memory, in megabytes. */
  maxMb: number;
  /** Its priority as Linux counts: 0 is that of others, 19 the lowest. */
  nice: number;
}

export type EndReason = 'out_of_time' | 'out_of_memory' | 'crashed';

/** What a reading process tells of a job: any number of `partial`, what is known so far, and then one of the others. */
export type Told = { partial: unknown } | { output: unknown } | { error: unknown } | { ended: EndReason };
