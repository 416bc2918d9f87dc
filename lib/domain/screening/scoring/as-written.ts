import { readingsOf } from '../normalisation/normalise';
import { readScriptOf, type ReadScript } from '../normalisation/scripts';
import { differentCharacters } from '../normalisation/written-characters';

/** The names of an entity that are written in Han, Hangul or Arabic. */
export function writtenNames(names: readonly string[]): string[] {
  return names.filter((name) => readScriptOf(name) !== undefined);
}

/**
 * The share of characters, 0 to 1, in which a name differs from the listed names in the same script with the
 * same reading as the matched name: 章玮 has the same reading as 张伟, but is a different name. 0 if there is
 * none to compare with.
 */
export function differenceAsWritten(
  name: string,
  matched: readonly string[],
  written: readonly string[],
): number {
  const script = readScriptOf(name);
  if (script === undefined) return 0;
  const comparable = written.filter((listed) => readScriptOf(listed) === script && isReadAs(listed, matched));
  return comparable.length === 0 ? 0 : Math.min(...comparable.map((listed) => shareOf(name, listed, script)));
}

/** As `differenceAsWritten`, of two names alone. */
export function differenceOf(name: string, listed: string): number {
  const script = readScriptOf(name);
  return script === undefined || readScriptOf(listed) !== script ? 0 : shareOf(name, listed, script);
}

function isReadAs(listed: string, words: readonly string[]): boolean {
  const sorted = words.toSorted().join(' ');
  return readingsOf(listed).some((reading) => reading.toSorted().join(' ') === sorted);
}

/** Additional characters of one name are additional words, which already cost points. */
function shareOf(a: string, b: string, script: ReadScript): number {
  const { onlyInA, onlyInB, shorter } = differentCharacters(a, b, script);
  return shorter === 0 ? 0 : Math.min(onlyInA, onlyInB) / shorter;
}
