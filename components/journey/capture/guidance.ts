import type { Measures } from './measure-frame';

/** What the person can do for a better photo, in order of precedence. */
export type Hint = 'too_dark' | 'no_document' | 'too_far' | 'too_near' | 'glare' | 'blurred' | 'ready';

const minBrightness = 45;
const minSides = 3;
/** Relative to the guide's width or height. */
const minFill = 0.78;
const maxFill = 1.12;
const maxGlare = 0.015;
/** For a frame 320 pixels wide. A slightly blurred photo passes: the server judges it at full size. */
const minSharpness = 45;

const rules: readonly [Hint, (measures: Measures) => boolean][] = [
  ['too_dark', ({ brightness }) => brightness < minBrightness],
  ['no_document', ({ sides }) => sides < minSides],
  ['too_far', ({ fill }) => fill < minFill],
  ['too_near', ({ fill }) => fill > maxFill],
  ['glare', ({ glare }) => glare > maxGlare],
  ['blurred', ({ sharpness }) => sharpness < minSharpness],
];

export const hintOf = (measures: Measures): Hint =>
  rules.find(([, applies]) => applies(measures))?.[0] ?? 'ready';

/** A hint is shown only after this many frames agree, so that it does not flicker. */
const steadyFrames = 3;

export interface SteadyHint {
  shown: Hint | null;
  seen: Hint | null;
  times: number;
}

export const noHint: SteadyHint = { shown: null, seen: null, times: 0 };

export function steady({ shown, seen, times }: SteadyHint, hint: Hint): SteadyHint {
  const now = hint === seen ? times + 1 : 1;
  return { shown: now >= steadyFrames ? hint : shown, seen: hint, times: now };
}
