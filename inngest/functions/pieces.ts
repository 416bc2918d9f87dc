interface Piece {
  has_more: boolean;
}

/** The part of the SDK's steps that is used here. */
interface Steps<Done> {
  run(name: string, work: () => Promise<Done>): Promise<Done>;
}

/** A run replays its steps, and has at most 1,000. */
const maxPieces = 100;

/**
 * Each piece is a step that gets the result of the previous one, until there is nothing left. After a hundred
 * pieces, the next run continues.
 */
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
