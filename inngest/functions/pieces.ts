interface Piece {
  has_more: boolean;
}

/** What of the SDK's steps is used here. */
interface Steps {
  run(name: string, work: () => Promise<Piece>): Promise<Piece>;
}

/** A run replays its steps, and has 1,000 at most. */
const maxPieces = 100;

/** Each piece is a step, until there is nothing left. What a hundred leave is for the next run. */
export async function workInPieces(step: Steps, name: string, work: () => Promise<Piece>): Promise<void> {
  for (let n = 1; n <= maxPieces; n += 1) {
    const { has_more } = await step.run(`${name}, piece ${n}`, work);
    if (!has_more) return;
  }
}
