import type { Measures } from './measure-frame';

/** What the person can do for a better photo, in the order in which it is told. */
export type Hint = 'too_dark' | 'no_document' | 'too_far' | 'too_near' | 'glare' | 'blurred' | 'ready';

const minBrightness = 45;
const minSides = 3;
/** Of the guide's width or height. */
const minFill = 0.78;
const maxFill = 1.12;
const maxGlare = 0.015;
/** Of a frame 320 pixels wide: a photo that is a little blurred passes, and is judged by the server at its full size. */
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

/** As many frames in a row say the same before it is told: hints that flicker help nobody. */
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
