/** A national spelling in Latin letters: how to detect it, and how it is romanised elsewhere. */
export interface Orthography {
  /** All of them. */
  signs: readonly RegExp[];
  spellings: ReadonlyArray<readonly [RegExp, string]>;
}
