/** Work in progress, by key. */
const underWay = new Map<string, Promise<unknown>>();

/** Concurrent calls for the same key share the result. */
export function once<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const same = underWay.get(key);
  // A key belongs to one kind of work.
  if (same) return same as Promise<Result>;
  const running = work().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

/** The last work of each owner. */
const last = new Map<string, Promise<unknown>>();

/** Work of the same owner runs one after another, in order. */
export function inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(owner) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(owner, mine);
  const leave = () => {
    if (last.get(owner) === mine) last.delete(owner);
  };
  mine.then(leave, leave);
  return mine;
}
