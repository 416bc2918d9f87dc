import type { AlignedGroup, Alignment } from './align';
import type { NamePart } from './name-parts';

const maxSyllables = 2;
const minWestern = 4;

/**
 * The syllables of a Chinese given name that only one of two records has, if both have the family name and the same Western
 * given name, and differ in nothing else.
 */
export function missingSyllables(
  { groups, unmatchedQuery, unmatchedCandidate }: Alignment,
  side: 'unmatchedQuery' | 'unmatchedCandidate',
): readonly NamePart[] {
  const [missing, others] =
    side === 'unmatchedQuery' ? [unmatchedQuery, unmatchedCandidate] : [unmatchedCandidate, unmatchedQuery];
  if (missing.length === 0 || others.length > 0 || groups.length !== 2) return [];
  const syllables = missing.reduce((sum, part) => sum + part.syllables, 0);
  const areSyllables = missing.every((part) => part.syllables > 0) && syllables <= maxSyllables;
  return areSyllables && groups.some(isFamilyName) && groups.some(isWesternName) ? missing : [];
}

const isFamilyName = ({ candidate: [part] }: AlignedGroup): boolean => part?.syllables === 1;
const isWesternName = ({ candidate: [part], similarity }: AlignedGroup): boolean =>
  part?.syllables === 0 && similarity === 1 && part.text.length >= minWestern;
