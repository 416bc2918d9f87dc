import type { Condition } from '@/lib/platform/database/conditions';

/** Who sends an image. */
export interface Sender {
  journey_token: string;
  /** Must hold in the statement of every change that they make. */
  maySend: Condition;
}
