/** What the server still holds, and how to take it back. */
export interface Undoable {
  /** In a few words. */
  done: string;
  /** Whose alert it is; null for several. */
  about: string | null;
  /** In milliseconds since 1970. */
  until: number;
  undo: () => void;
  /** Called when it can no longer be undone. */
  forget: () => void;
}

/** One bar shows one: what was done last. */
export const lastOf = (...all: readonly (Undoable | null)[]): Undoable | null =>
  all.reduce((last, each) => (each && (!last || each.until > last.until) ? each : last), null);

interface Held {
  /** In milliseconds since 1970. */
  until: number;
}

/** Without one that was undone or refused. */
export const without = <One extends Held>(held: readonly One[], gone: One): readonly One[] =>
  held.filter((each) => each !== gone);

/** Without what can no longer be undone, once the time of one is over. */
export const heldAfter = <One extends Held>(held: readonly One[], { until }: Held): readonly One[] =>
  held.filter((each) => each.until > until);

/** For a screen reader. */
export const undoableText = ({ done, about }: Undoable): string =>
  `${about === null ? done : `${done}: ${about}`}. Press U to undo.`;
