import type { Requester } from '@/lib/domain/requester';
import type { HeldAction } from './schema';

/** A move that is asked for and made later unless it is undone, as the alert's row keeps it (docs/adr/0041). */
export interface HeldMove extends Requester {
  action: HeldAction;
  /** The body of the request, without its `hold_seconds`. */
  input: object;
  until: string;
  /** How often it could not be made, for an unexpected reason. */
  failures?: number;
}

/** Null without one. */
export const heldMoveOf = ({ held }: { held: unknown }): HeldMove | null => held as HeldMove | null; // only holdMove and deferHold write the column

/** While a move is held, it can be undone and nothing else (API §5.3). */
export const allowedWhileHeld = ['undo'] as const;

export const saidWhileHeld = (status: string, { action }: Pick<HeldMove, 'action'>): string =>
  `${status} and held to ${action}`;
