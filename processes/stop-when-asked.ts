export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Ends this process on SIGTERM or SIGINT after `stop`, which may take at most `withinMs`: a database that
 * does not answer must not keep it alive.
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
