type Keyed<Key, Result> = (key: Key, work: () => Promise<Result>) => Promise<Result>;

/** Work whose concurrent callers with the same key share its result. */
export function sharedWork<Key, Result>(): Keyed<Key, Result> {
  const running = new Map<Key, Promise<Result>>();
  return (key, work) => {
    const same = running.get(key);
    if (same) return same;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

/** Work that is done once for each key, unless it fails. Only for few keys: all results are kept. */
export function keptWork<Key, Result>(): Keyed<Key, Result> {
  const kept = new Map<Key, Promise<Result>>();
  return (key, work) => {
    const known = kept.get(key);
    if (known) return known;
    const started = work();
    kept.set(key, started);
    started.catch(() => kept.delete(key));
    return started;
  };
}

/** Work that runs one after another for the same key, in order. */
export function orderedWork<Key>(): <Result>(key: Key, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<Key, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
