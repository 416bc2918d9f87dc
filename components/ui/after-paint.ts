/**
 * Runs after the browser has painted what has been rendered, so as not to compete with that for network and processor.
 * Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  // Animation frame callbacks run right before the paint.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
