interface Piece {
  has_more: boolean;
}

/** What of the SDK's steps is used here. */
interface Steps<Done> {
  run(name: string, work: () => Promise<Done>): Promise<Done>;
}

/** A run replays its steps, and has 1,000 at most. */
const maxPieces = 100;

/** Each piece is a step, and knows the one before, until there is nothing left. What a hundred leave is for the next run. */
export async function workInPieces<Done extends Piece>(
  step: Steps<Done>,
  name: string,
  work: (before?: Done) => Promise<Done>,
): Promise<void> {
  let before: Done | undefined;
  for (let n = 1; n <= maxPieces; n += 1) {
    const last = before;
    before = await step.run(`${name}, piece ${n}`, () => work(last));
    if (!before.has_more) return;
  }
}
