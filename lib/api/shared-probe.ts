/**
 * Asks at most once in `keepMs`, however many want to know: who comes while it is asked gets that answer, and who comes
 * later the last one until it is too old.
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
