import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignNames } from './align';
import { likenOnce } from './likeness';
import { currentModel } from '../models/known-models';
import { toNamePart, type NamePart } from './name-parts';
import { toWords } from '../normalisation/normalise';
import type { NameKind } from '../normalisation/word-classes';

const toParts = (name: string, kind: NameKind) =>
  toWords(name).map((word) => toNamePart(word, kind, () => 0.8, currentModel));

const align = (query: string, listed: string, kind: NameKind = 'person') =>
  alignNames(toParts(query, kind), toParts(listed, kind), currentModel);

function groupsOf(query: string, listed: string, kind?: NameKind): string[] {
  const { groups } = align(query, listed, kind);
  const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join(' ');
  return groups.map((group) => `${textOf(group.query)} ~ ${textOf(group.candidate)} (${group.kind})`);
}

describe('screening · align names', () => {
  it.each([
    [
      'Zaramov Vladislav',
      'VLADISLAV, Zaramov',
      ['zaramov ~ zaramov (exact)', 'vladislav ~ vladislav (exact)'],
    ],
    ['V Zaramow', 'Vladislav Zaramov', ['v ~ vladislav (initial)', 'zaramow ~ zaramov (sound)']],
    ['Bob Orekhov', 'Robert Orekhov', ['bob ~ robert (nickname)', 'orekhov ~ orekhov (exact)']],
    ['Vldslv Zrmv', 'Vladislav Zaramov', ['vldslv ~ vladislav (vowels)', 'zrmv ~ zaramov (vowels)']],
    ['Zaramov Vladislav Petr', 'Zaramov Vladislav Petrov', ['petr ~ petrov (cut)']],
    ['JC Orekhov', 'Jean Claude Orekhov', ['jc ~ jean claude (initials)']],
    ['VladislavZaramov', 'Vladislav Zaramov', ['vladislavzaramov ~ vladislav zaramov (joined)']],
    ['Vladi Sla Vovich Zaramov', 'Vladislavovich Zaramov', ['vladi sla vovich ~ vladislavovich (joined)']],
    ['Orekhov YYU-RO', 'Orekhov Yu Ro', ['yyu ~ yu (sound)', 'ro ~ ro (exact)']],
  ])('matches every word of a person’s name: %s and %s', (query, listed, expected) => {
    expect(groupsOf(query, listed)).toEqual(expect.arrayContaining(expected));
    expect(align(query, listed).unmatchedQuery).toEqual([]);
  });

  it.each([
    ['DLB', 'Demos Liberation Brigade', ['dlb ~ demos liberation brigade (acronym)']],
    ['FBL', 'Fishers Bank of Lanternia', ['fbl ~ fishers bank of lanternia (acronym)']],
    ['Brigade III', 'Third Brigade', ['iii ~ third (number)']],
    ['Iranian Fisheries', 'Fisheries of Iran', ['iranian ~ iran (country)']],
    ['Lantern Limited', 'Lantern Ltda', ['limited ~ ltda (legal_form)']],
  ])('matches words of companies: %s and %s', (query, listed, expected) => {
    expect(groupsOf(query, listed, 'organisation')).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['Iran Air', 'Iraq Air', 'iran'],
    ['Brigade 21', 'Brigade 22', '21'],
    ['Lantern LLC', 'Lantern Bank', 'llc'],
  ])('does not match words that exclude each other: %s and %s', (query, listed, unmatched) => {
    const { unmatchedQuery } = align(query, listed, 'organisation');
    expect(unmatchedQuery.map(({ text }) => text)).toEqual([unmatched]);
  });

  it('joins a particle to its word when the other name does', () => {
    expect(groupsOf('Al Zaramani', 'Alzaramani Al')).toContain('al zaramani ~ alzaramani (joined)');
  });

  it('takes a word for cut short only when it is the last of a long name', () => {
    expect(groupsOf('Zaramov Vladislav Pe', 'Zaramov Vladislav Petrov')).toContain('pe ~ petrov (cut)');
    expect(groupsOf('Pe Zaramov Vladislav', 'Petrov Zaramov Vladislav')).not.toContain('pe ~ petrov (cut)');
    expect(groupsOf('Xi Pe', 'Xi Petrov')).not.toContain('pe ~ petrov (cut)');
  });

  it('has the same result when each pair of words is likened once, for names in which a word is cut and not', () => {
    const query = toParts('Zaramov Vladislav Petrov', 'person');
    const parts = new Map(
      toParts('Vladislav Zaramov Petr', 'person').map((part): [string, NamePart] => [part.text, part]),
    );
    const liken = likenOnce(currentModel);
    for (const name of ['vladislav zaramov petr', 'petr vladislav zaramov', 'vladislav zaramov petr']) {
      const candidate = name.split(' ').map((word) => parts.get(word)!);
      const aligned = alignNames(query, candidate, currentModel, liken);
      expect(aligned).toEqual(alignNames(query, candidate, currentModel));
    }
  });

  it('places every word of both names exactly once', () => {
    const name = fc.array(
      fc.constantFrom('al', 'ali', 'zaramov', 'v', 'abdul', 'abdulali', '7', 'jc', 'zrmv'),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(name, name, (queryWords, listed) => {
        const [query, candidate] = [
          toParts(queryWords.join(' '), 'person'),
          toParts(listed.join(' '), 'person'),
        ];
        const aligned = alignNames(query, candidate, currentModel);
        const placed = aligned.groups.flatMap((group) => group.query).concat(aligned.unmatchedQuery);
        const placedListed = aligned.groups
          .flatMap((group) => group.candidate)
          .concat(aligned.unmatchedCandidate);
        const sorted = (parts: { text: string }[]) => parts.map(({ text }) => text).sort();
        expect(sorted(placed)).toEqual(sorted(query));
        expect(sorted(placedListed)).toEqual(sorted(candidate));
      }),
    );
  });
});
