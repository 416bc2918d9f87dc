/**
 * On SIGTERM or SIGINT, ends this process after `stop`, which gets `withinMs` at most: a database that does not answer
 * must not keep it.
 */
export function stopWhenAsked(withinMs: number, stop: () => Promise<void>): void {
  const onSignal = () => {
    setTimeout(() => process.exit(1), withinMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', onSignal);
  process.once('SIGINT', onSignal);
}
