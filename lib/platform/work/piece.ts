/** Well below the quarter of an hour after which the worker of a step counts as lost. */
export const pieceMs = 60_000;

/** Result of one step of a sweep. */
export interface Piece {
  done: number;
  has_more: boolean;
}

/**
 * Whether this much time has passed since now. Checked after each page or batch, so that each piece makes
 * progress.
 */
export function timeIsUpAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
