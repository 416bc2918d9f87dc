/** State of code that is fetched on demand. */
export interface Arrival<Code> {
  code: Code | null;
  /** Whether the last attempt failed, with no success since. */
  hasFailed: boolean;
}

/**
 * Caches the loaded module, or the failure until a retry succeeds.
 * @param draw calls the listeners
 */
export function codeStore<Code>(
  fetchCode: () => Promise<Code>,
  draw: (tell: () => void) => void = (tell) => tell(),
) {
  let arrival: Arrival<Code> = { code: null, hasFailed: false };
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: Arrival<Code>) => {
    arrival = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: (): Arrival<Code> => arrival,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Does nothing while loading or once loaded. Retries after a failure. */
    load(): Promise<void> {
      coming ??= fetchCode().then(
        (code) => draw(() => become({ code, hasFailed: false })),
        // For example, without a connection.
        () => {
          coming = null;
          become({ code: null, hasFailed: true });
        },
      );
      return coming;
    },
  };
}
