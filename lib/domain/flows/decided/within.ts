/** Null if the work takes longer; its signal then aborts. */
export async function within<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  const late = new AbortController();
  const { promise: passed, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => {
    late.abort();
    resolve(null);
  }, ms);
  try {
    return await Promise.race([work(late.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}
