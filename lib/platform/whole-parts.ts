import { hundredths } from './hundredths.ts';

/** Rounds the values so that they add up to the rounded sum: those with the largest remainders are rounded up. */
export function wholeParts(values: readonly number[]): number[] {
  const whole = values.map(Math.floor);
  // Otherwise parts with the sum 91.5 may round to 91.
  const sum = hundredths(values.reduce((total, value) => total + value, 0));
  const missing = Math.round(sum) - whole.reduce((total, value) => total + value, 0);
  const remainder = (place: number) => (values[place] ?? 0) - (whole[place] ?? 0);
  const raised = new Set(
    [...values.keys()].sort((one, other) => remainder(other) - remainder(one)).slice(0, missing),
  );
  return whole.map((value, place) => (raised.has(place) ? value + 1 : value));
}
