import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListedEntity, Match, type ScreeningQuery } from './schema';
import { maxSecondaryPoints } from './scoring/evidence';
import { listed, madeUpEntities, madeUpList } from './fixtures/made-up-list';
import { buildMatcher, defaultMatchThreshold } from './matcher';
import { currentModel } from './models/known-models';

const anyDate = fc.constantFrom('1952', '1952-10', '1952-10-07', '1925-10-07', '1950/1953', 'circa 1951');
const anyCountry = fc.constantFrom('LY', 'RU', 'CY');
const anyGender = fc.constantFrom('male' as const, 'female' as const);
const anyNumber = fc.constantFrom('AB 123456', 'ab-123456', 'IMO 9074729', 'IMO 9034731', '12');
const anyType = fc.constantFrom('person' as const, 'company' as const, 'vessel' as const);
const anyName = fc
  .subarray(
    ['Vladislav', 'Petrovich', 'Zaramov', 'V', 'Zaramow', 'Lantern', '7', 'II', 'Ltd', 'Bob', 'Cyprus'],
    {
      minLength: 1,
    },
  )
  .map((words) => words.join(' '));

const anyEntity: fc.Arbitrary<ListedEntity> = fc
  .record({
    name: anyName,
    isWeak: fc.boolean(),
    entity_type: anyType,
    dates_of_birth: fc.array(anyDate, { maxLength: 2 }),
    nationalities: fc.array(anyCountry, { maxLength: 2 }),
    countries: fc.array(anyCountry, { maxLength: 2 }),
    gender: fc.option(anyGender),
    numbers: fc.array(anyNumber, { maxLength: 2 }),
  })
  .map(({ name, isWeak, numbers, ...facts }) => ({
    ...listed({ list_entry_id: 'any', primary_name: name, ...facts }),
    names: [{ name, kind: 'primary' as const, weak: isWeak }],
    identifiers: numbers.map((value) => ({ type: 'Passport', value, country: null })),
  }));

const anyQuery: fc.Arbitrary<ScreeningQuery> = fc.record({
  name: anyName,
  entity_type: fc.oneof(anyType, fc.constant('any' as const)),
  date_of_birth: fc.option(anyDate),
  nationality: fc.option(anyCountry),
  country: fc.option(anyCountry),
  gender: fc.option(anyGender),
  identifiers: fc.array(anyNumber, { maxLength: 2 }),
});

const hundredths = (value: number) => Math.round(value * 100) + 0;

const sumOf = (features: Match['explanation']) =>
  hundredths(features.reduce((sum, { contribution }) => sum + contribution, 0));

function expectSumOf(match: Match, query: ScreeningQuery): void {
  // An entity that shares an identifier is found by it, whatever the limit.
  const nameFeatures = ['name', 'unmatched words', 'word order', 'common names', 'weak alias', 'identifier'];
  const name = match.explanation.filter(({ feature }) => nameFeatures.includes(feature));
  expect(sumOf(match.explanation)).toBe(hundredths(match.match_score));
  const isIdentified = pieceOf(match, 'identifier')?.verdict === 'agree';
  const maxPoints =
    maxSecondaryPoints(query, currentModel) + (isIdentified ? currentModel.evidence.identifier.unique : 0);
  expect(match.match_score).toBeLessThanOrEqual(sumOf(name) / 100 + maxPoints + 0.01);
  expect(Match.parse(match)).toEqual(match);
}

describe('screening · a match', () => {
  it('has contributions that add up, with no more secondary points than the query allows', () => {
    // Ten at a time, because it takes long to build a matcher.
    const tenOf = <Value>(each: fc.Arbitrary<Value>) => fc.array(each, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(tenOf(anyQuery), tenOf(anyEntity), (queries, entities) => {
        const numbered = entities.map((entity, n) => ({ ...entity, list_entry_id: `any ${n}` }));
        const matcher = buildMatcher([madeUpList([...madeUpEntities, ...numbered])]);
        for (const query of queries) {
          matcher.search(query, { threshold: 0, limit: 10 }).forEach((match) => expectSumOf(match, query));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('has the version of its model, and an ofac_score', () => {
    expect(search('Vladislav Zaramov')).toMatchObject({
      model_version: currentModel.version,
      ofac_score: 100,
    });
  });
});

const captain = listed({
  list_entry_id: 'captain',
  primary_name: 'OREKHOV, Arkady',
  weak: ['THE SILENT CAPTAIN'],
  gender: 'male',
  dates_of_birth: ['1964-05-04', '1966'],
  identifiers: [{ type: 'Passport', value: 'AB 123456', country: 'RU' }],
});
const matcher = buildMatcher([madeUpList([...madeUpEntities, captain])]);

function search(name: string, facts: Partial<ScreeningQuery> = {}): Match | undefined {
  return matcher.search({ name, entity_type: 'person', ...facts }, { threshold: 1, limit: 1 })[0];
}

const scoreOf = (name: string, facts?: Partial<ScreeningQuery>) => search(name, facts)?.match_score ?? 0;
const pieceOf = (match: Match | undefined, feature: string) =>
  match?.explanation.find((piece) => piece.feature === feature);

describe('screening · gender and identifiers', () => {
  const name = 'Arkadia Orekhova';
  const without = scoreOf(name);

  it.each([
    ['a gender that agrees', { gender: 'male' }, 'gender', 'agree', 1],
    ['another gender', { gender: 'female' }, 'gender', 'conflict', -1],
    ['the number of a passport', { identifiers: ['ab-123456'] }, 'identifier', 'agree', 1],
    ['another passport', { identifiers: ['ab-123457'] }, 'identifier', 'missing', 0],
  ] as const)('changes the score when the query has %s', (_, facts, feature, verdict, direction) => {
    const match = search(name, facts as Partial<ScreeningQuery>);
    expect(pieceOf(match, feature)?.verdict).toBe(verdict);
    expect(Math.sign((match?.match_score ?? 0) - without)).toBe(direction);
  });

  it('are not explained when the query has none', () => {
    const features = search(name)?.explanation.map(({ feature }) => feature);
    expect(features).not.toContain('gender');
    expect(features).not.toContain('identifier');
  });
});

describe('screening · unique identifiers', () => {
  const ids = (type: string, value: string) => ({ identifiers: [{ type, value, country: 'RU' }] });
  const renamed = buildMatcher([
    madeUpList([
      ...madeUpEntities,
      listed({
        list_entry_id: 'company',
        primary_name: 'PAPADEMAKIS HARBOUR',
        entity_type: 'company',
        ...ids('LEI', '5299LANTERN0HARBOU90'),
      }),
      listed({
        list_entry_id: 'ship',
        primary_name: 'QADHUM STAR',
        entity_type: 'vessel',
        ...ids('Vessel Registration Identification', 'IMO 9074729'),
      }),
      listed({ list_entry_id: 'taxed', primary_name: 'TASSO VORM', ...ids('Tax number', '9034731') }),
    ]),
  ]);

  it.each([
    ['an LEI', 'company', '5299LANTERN0HARBOU90', 'company'],
    ['an IMO number', 'vessel', '9074729', 'ship'],
    ['a tax number', 'person', '9034731', undefined],
  ] as const)(
    '%s reaches the threshold by itself only when such numbers are unique worldwide',
    (_, entity_type, number, id) => {
      const query = { name: 'Bexley Zo', entity_type, country: 'GB', identifiers: [number] } as const;
      const found = renamed.search(query, { threshold: defaultMatchThreshold, limit: 5 });
      expect(found.map(({ list_entry_id }) => list_entry_id)).toEqual(id === undefined ? [] : [id]);
    },
  );
});

describe('screening · weak aliases', () => {
  const alias = 'The Silent Captain';
  const cap = currentModel.name.weak_alias_cap;

  it.each([
    ['nothing else', {}, cap],
    ['a year', { date_of_birth: '1966' }, cap + currentModel.evidence.date.same_span],
    ['a day', { date_of_birth: '1964-05-04' }, 100],
    ['an identifier', { identifiers: ['AB123456'] }, 100],
  ])('are capped, unless confirmed, when %s agrees', (_, facts, score) => {
    expect(scoreOf(alias, facts)).toBe(score);
  });
});

describe('screening · the score without the date', () => {
  it('is the score of a search without the date', () => {
    const dated = search('Arkadi Orechow', { date_of_birth: '1986' });
    expect(dated?.score_without_date).toBe(scoreOf('Arkadi Orechow'));
    expect(dated?.score_without_date).toBeGreaterThan(dated?.match_score ?? 100);
  });

  it('is capped for a weak alias when only the date confirmed it', () => {
    expect(search('The Silent Captain', { date_of_birth: '1964-05-04' })).toMatchObject({
      match_score: 100,
      score_without_date: currentModel.name.weak_alias_cap,
    });
  });

  it('is null when the query or the entry has no date', () => {
    expect(search('Arkadi Orechow')?.score_without_date).toBeNull();
    expect(search('Vladislav Zaramov', { date_of_birth: '1970' })?.score_without_date).toBeNull();
  });
});
