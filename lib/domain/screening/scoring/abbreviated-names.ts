import type { NamePart } from './name-parts';
import { isBorneName } from '../normalisation/attested-names';

const minAbbreviation = 3;
const maxAbbreviation = 5;
const leastLeftOut = 2;

/** Chr. for Christian, and Joh. for Johann: the start of a known name that is none itself. */
export function isAbbreviated(a: NamePart, b: NamePart): boolean {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  const { length } = short.text;
  if (length < minAbbreviation || length > maxAbbreviation || long.text.length - length < leastLeftOut)
    return false;
  if (a.isOrganisation || !long.text.startsWith(short.text) || short.wordClass !== 'name') return false;
  return isBorneName(long.text) && !isBorneName(short.text) && !/[aeiouy]$/.test(short.text);
}
