/** What is under way, by its key, and by whose turn it is the last one that waits. */
const underWay = new Map<string, Promise<unknown>>();

/** Whoever asks for the same meanwhile gets the same answer. */
export function once<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const same = underWay.get(key);
  // A key is of one kind of work.
  if (same) return same as Promise<Result>;
  const running = work().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

const last = new Map<string, Promise<unknown>>();

/** One after another of the same owner, in the order of asking. */
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
