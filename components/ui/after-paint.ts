/**
 * Runs once the browser has painted what has been rendered, so that it competes with that for neither network nor
 * processor. Returns what cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  // A frame is painted right after its callbacks.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
