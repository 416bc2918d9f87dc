import anyAscii from 'any-ascii';
import { countOfCantonese } from './cantonese-names';
import { splitSyllables } from './attested-names';
import { charactersOf } from './gb2312';

/**
 * About the number of readings of names in Mandarin: a reading shared by this many characters says nothing.
 */
const allReadings = 40_000;

let counts: ReadonlyMap<string, number> | undefined;

function countReadings(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const character of charactersOf('common')) {
    const reading = anyAscii(character).toLowerCase();
    found.set(reading, (found.get(reading) ?? 0) + 1);
  }
  return found;
}

/**
 * How much a Mandarin or Cantonese reading says about its characters: 1 if no others have the same reading, less the more
 * do. Wang Wei stands for hundreds of names.
 */
export function shareKnownOf(reading: string): number {
  const known = (counts ??= countReadings());
  const syllables: readonly string[] = known.has(reading)
    ? [reading]
    : (splitSyllables(reading) ?? [reading]);
  const characters = syllables.reduce(
    (product, one) => product * Math.max(1, known.get(one) ?? 0, countOfCantonese(one)),
    1,
  );
  return Math.max(0, 1 - Math.log(characters) / Math.log(allReadings));
}
