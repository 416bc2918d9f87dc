import type { Alignment } from './align';
import type { NamePart } from './name-parts';
import { acronymsOf } from '../normalisation/acronyms';

/**
 * Without the words that only one of two organisations' names has and that add nothing: the acronym of its own other words, and after
 * the legal form the country of registration.
 */
export function withoutRedundant(alignment: Alignment): Alignment {
  const { query, candidate, unmatchedQuery, unmatchedCandidate } = alignment;
  if (unmatchedQuery.length + unmatchedCandidate.length === 0) return alignment;
  const [ofQuery, ofCandidate] = [
    withoutAcronym(unmatchedQuery, query),
    withoutAcronym(unmatchedCandidate, candidate),
  ];
  return {
    ...alignment,
    unmatchedQuery: ofCandidate.some(isTelling) ? ofQuery : withoutSeat(ofQuery, query),
    unmatchedCandidate: ofQuery.some(isTelling) ? ofCandidate : withoutSeat(ofCandidate, candidate),
  };
}

const isTelling = ({ wordClass }: NamePart): boolean =>
  wordClass !== 'legal_form' && wordClass !== 'particle';

function withoutAcronym(unmatched: NamePart[], whole: readonly NamePart[]): NamePart[] {
  return unmatched.some((part) => isOwnAcronym(part, whole))
    ? unmatched.filter((part) => !isOwnAcronym(part, whole))
    : unmatched;
}

function isOwnAcronym(part: NamePart, whole: readonly NamePart[]): boolean {
  if (part.initials !== 'acronym' || whole.length <= part.text.length) return false;
  const others = whole.filter((other) => other !== part);
  if (!others.some(({ text }) => text.charCodeAt(0) === part.text.charCodeAt(0))) return false;
  return acronymsOf(others.map(({ text }) => text)).includes(part.text);
}

function withoutSeat(unmatched: NamePart[], whole: readonly NamePart[]): NamePart[] {
  const seat = whole.findLast(isTelling);
  if (seat?.polarity?.dimension !== 'country' || !unmatched.includes(seat)) return unmatched;
  const before = whole[whole.indexOf(seat) - 1];
  const isAfterForm = before?.wordClass === 'legal_form' && !groups.has(before.canonical ?? '');
  return isAfterForm ? unmatched.filter((part) => part !== seat) : unmatched;
}

const groups = new Set(['group', 'holding']);
