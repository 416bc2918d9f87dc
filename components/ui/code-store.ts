/** What has come of code that is fetched. */
export interface Arrival<Code> {
  code: Code | null;
  /** The last try to fetch it, which nothing has made good since. */
  hasFailed: boolean;
}

/** Keeps code once it has come, and that it could not be fetched until it could. @param draw calls those who listen */
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
    /** Does nothing while it comes, or once it is there. After a failure, it tries again. */
    load(): Promise<void> {
      coming ??= fetchCode().then(
        (code) => draw(() => become({ code, hasFailed: false })),
        // Without a connection, say.
        () => {
          coming = null;
          become({ code: null, hasFailed: true });
        },
      );
      return coming;
    },
  };
}
