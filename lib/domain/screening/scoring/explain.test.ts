import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '@/tests/fixtures/unicode-text';
import { listed, madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { buildMatcher } from '../matcher';

const matcher = buildMatcher([madeUpList(madeUpEntities)]);
const best = (name: string) => matcher.search({ name, entity_type: 'person' }, { threshold: 1, limit: 1 })[0];

const words = madeUpEntities.flatMap((entity) => entity.names.flatMap((name) => name.name.split(/[\s,]+/)));
const likelyName = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' '));
const anyQuery = fc.record({
  name: fc.oneof(likelyName, unicodeText({ maxLength: 200 })),
  entity_type: fc.constantFrom('person', 'company', 'vessel', 'aircraft', 'any'),
  date_of_birth: fc.constantFrom(null, '1952', '1952-10', '1952-10-07', '1999-12-31', 'nonsense'),
  nationality: fc.constantFrom(null, 'LY', 'RU', 'BR'),
  country: fc.constantFrom(null, 'CY', 'EG', 'ZZ'),
});

describe('screening · the explanation', () => {
  it('adds up to the score exactly, for every match of any query', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const match of matcher.search(query, { threshold: 0, limit: 50 })) {
          const sum = match.explanation.reduce((total, { contribution }) => total + contribution, 0);
          // The sum of floats may be a hair below zero.
          expect(Math.round(sum * 100) + 0).toBe(Math.round(match.match_score * 100));
          for (const { contribution } of match.explanation) {
            expect(Math.round(contribution * 100) / 100).toBe(contribution);
          }
          expect(match.match_score).toBeGreaterThanOrEqual(0);
          expect(match.match_score).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says what an order that makes another name costs, and names that many people share', () => {
    const listedNames = ['KIM, Jong Un', 'HUSSEIN, Mohammed Saleh'].map((primary_name, at) =>
      listed({ list_entry_id: `common ${at}`, primary_name }),
    );
    const among = buildMatcher([madeUpList([...madeUpEntities, ...listedNames])]);
    const pieceOf = (name: string, piece: string) =>
      among
        .search({ name, entity_type: 'person' }, { threshold: 1, limit: 1 })[0]
        ?.explanation.find(({ feature }) => feature === piece);
    expect(pieceOf('Kim Un Jong', 'word order')).toMatchObject({ verdict: 'conflict' });
    expect(pieceOf('Kim Un Jong', 'word order')?.contribution).toBeLessThan(-20);
    expect(pieceOf('Kim Jong Un', 'word order')).toBeUndefined();
    expect(pieceOf('Mohammed Husein', 'common names')?.contribution).toBeLessThan(0);
  });

  it('shows no contribution of the date when the name already scores 100', () => {
    const query = {
      name: "Mu'ammar Yousef Qadhumi",
      entity_type: 'person',
      date_of_birth: '1952-10-07',
    } as const;
    const [match] = matcher.search(query, { threshold: 1, limit: 1 });
    expect(match?.match_score).toBe(100);
    expect(match?.explanation.find((piece) => piece.feature === 'date_of_birth')).toMatchObject({
      verdict: 'agree',
      contribution: 0,
    });
  });

  it('is the same score when only order and case of the words differ', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['Vladislav', 'PETROVICH', 'zaramov'], { minLength: 3 }),
        (shuffled) => {
          expect(best(shuffled.join(' '))).toMatchObject({ list_entry_id: 'zaramov', match_score: 100 });
        },
      ),
    );
  });

  it('lists words that agree, words that are similar, and unmatched words', () => {
    const match = best('Vladislaw Zaramov Junior');
    expect(match?.explanation).toEqual([
      {
        feature: 'name',
        query: 'vladislaw',
        candidate: 'vladislav',
        verdict: 'near',
        contribution: expect.any(Number),
        note: 'sounds alike',
      },
      {
        feature: 'name',
        query: 'zaramov',
        candidate: 'zaramov',
        verdict: 'agree',
        contribution: expect.any(Number),
      },
      {
        feature: 'unmatched words',
        query: 'junior',
        candidate: 'petrovich',
        verdict: 'conflict',
        contribution: expect.any(Number),
      },
      { feature: 'entity_type', query: 'person', candidate: 'person', verdict: 'agree', contribution: 0 },
      { feature: 'date_of_birth', query: null, candidate: null, verdict: 'missing', contribution: 0 },
      { feature: 'nationality', query: null, candidate: 'RU', verdict: 'missing', contribution: 0 },
      { feature: 'country', query: null, candidate: 'RU', verdict: 'missing', contribution: 0 },
    ]);
  });
});
