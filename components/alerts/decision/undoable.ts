/** A decision that the server still holds, and how to undo it. */
export interface Undoable {
  /** The decision in a few words. */
  done: string;
  /** The subject of the alert; null for several alerts. */
  about: string | null;
  /** Until when it can be undone, in milliseconds since 1970. */
  until: number;
  undo: () => void;
  /** Called when it can no longer be undone. */
  forget: () => void;
}

/** The latest of them: there is one bar for all. */
export const lastOf = (...all: readonly (Undoable | null)[]): Undoable | null =>
  all.reduce((last, each) => (each && (!last || each.until > last.until) ? each : last), null);

interface Held {
  /** Until when it can be undone, in milliseconds since 1970. */
  until: number;
}

/** Leaves out one that was undone or refused. */
export const without = <One extends Held>(held: readonly One[], gone: One): readonly One[] =>
  held.filter((each) => each !== gone);

/** Leaves out those that can no longer be undone, once the time of one is up. */
export const heldAfter = <One extends Held>(held: readonly One[], { until }: Held): readonly One[] =>
  held.filter((each) => each.until > until);

/** The text for screen readers. */
export const undoableText = ({ done, about }: Undoable): string =>
  `${about === null ? done : `${done}: ${about}`}. Press U to undo.`;
