/**
 * Probes at most once per `keepMs`, however many callers ask. Callers during a probe share its answer; later
 * ones get the last answer until it is too old.
 */
export function sharedProbe<Result>(probe: () => Promise<Result>, keepMs: number): () => Promise<Result> {
  let latest: { result: Promise<Result>; endsAtMs: number } | undefined;

  async function ask(): Promise<Result> {
    const asked = { result: probe(), endsAtMs: Infinity };
    latest = asked;
    try {
      return await asked.result;
    } finally {
      asked.endsAtMs = performance.now() + keepMs;
    }
  }

  return () => (latest && latest.endsAtMs > performance.now() ? latest.result : ask());
}
