const openAgainMs = 10_000;

/**
 * Calls whenever the person's notices may have changed. While the page is hidden it holds no connection, of which a browser
 * has few for each server; what was missed is noticed when it is shown again. Returns how to stop.
 */
export function followNotices(onChange: () => void): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;

  const close = () => {
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const opened = new EventSource('/v1/events/stream');
    source = opened;
    // It comes first, also after a lost connection.
    opened.addEventListener('stream.opened', onChange);
    opened.addEventListener('notifications.changed', onChange);
    opened.addEventListener('error', () => {
      // It comes again by itself, except after a refusal.
      if (opened.readyState === EventSource.CLOSED) timer = window.setTimeout(open, openAgainMs);
    });
  };
  const follow = () => (document.visibilityState === 'visible' ? open() : close());

  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
