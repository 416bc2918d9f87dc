import type { Requester } from '@/lib/domain/requester';
import type { HeldAction } from './schema';

/** A requested move that is made later unless it is undone, as stored in the alert's row (docs/adr/0041). */
export interface HeldMove extends Requester {
  action: HeldAction;
  /** The body of the request, without its `hold_seconds`. */
  input: object;
  until: string;
  /** Number of failed attempts with an unexpected reason. */
  failures?: number;
}

/** Null if no move is held. */
export const heldMoveOf = ({ held }: { held: unknown }): HeldMove | null => held as HeldMove | null; // only holdMove and deferHold write the column

/** A held move can only be undone; other moves are refused meanwhile (API §5.3). */
export const allowedWhileHeld = ['undo'] as const;

export const statusWhileHeld = (status: string, { action }: Pick<HeldMove, 'action'>): string =>
  `${status} and held to ${action}`;
