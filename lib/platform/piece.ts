/** Well within the quarter of an hour after which the worker that executes a step counts as lost. */
export const pieceMs = 60_000;

/** What one step of a sweep has done. */
export interface Piece {
  done: number;
  has_more: boolean;
}

/** Whether that much time is over since now. Asked after a page or a batch, so that each piece gets further. */
export function timeIsUpAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
