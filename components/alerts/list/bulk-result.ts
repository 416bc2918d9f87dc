import type { Alert } from '@/lib/domain/alerts/schema';

export type Changed = Map<string, Partial<Alert>>;
/** Why an alert was not changed, by its token. */
export type Problems = Map<string, string>;

export interface Outcome {
  /** What is known about each changed alert before it is read again. */
  changed: Changed;
  problems: Problems;
}

export interface BulkResult extends Outcome {
  /** What was done, in a few words. */
  done: string;
  /** How many alerts were left out because they were decided, in words; null if none was. */
  leftOut: string | null;
  /** The alerts that can be undone, and until when, in milliseconds since 1970; null if none can. */
  held: { tokens: readonly string[]; until: number } | null;
}
