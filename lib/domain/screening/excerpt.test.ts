import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed } from './fixtures/made-up-list';
import { buildMatcher, excerptInSteps, type MatcherList } from './matcher';
import type { ListedEntity, ScreeningQuery } from './schema';
import { resultOf } from './steps';

const words = 'ali karim hassan mohammed arkadiy morozov maria garcia lopez trading company general'.split(
  ' ',
);
const rare = fc.string({ unit: fc.constantFrom(...'abdeiklmnorsuz'), minLength: 4, maxLength: 9 });
const name = fc
  .array(fc.oneof(fc.constantFrom(...words), rare), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '));
const date = fc.option(fc.integer({ min: 1950, max: 1990 }).map(String), { nil: null });
const country = fc.option(fc.constantFrom('GB', 'RU', 'IR'), { nil: null });

const person = fc
  .record({ primary_name: name, alias: fc.option(name), date, country })
  .map(({ primary_name, alias, date: born, country: of }) => ({
    primary_name,
    aliases: alias ? [alias] : [],
    dates_of_birth: born ? [born] : [],
    nationalities: of ? [of] : [],
  }));

const edition = fc.array(person, { minLength: 1, maxLength: 40 });

/** With a letter added or missing, the words reordered, or something entirely different. */
const query = (entities: readonly ListedEntity[]) =>
  fc
    .record({
      of: fc.constantFrom(...entities.flatMap((entity) => entity.names.map((each) => each.name))),
      change: fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => text.slice(1),
        (text) => `${text}a`,
        (text) => text.split(' ').toReversed().join(' '),
        (text) => text.split(' ').slice(0, -1).join(' ') || 'nobody',
        (text) => `${text} karim`,
        () => 'someone else',
      ),
      date_of_birth: date,
      nationality: country,
    })
    .map(({ of, change, ...facts }): ScreeningQuery => ({
      ...facts,
      name: change(of),
      entity_type: 'person',
    }));

const scenes = edition.chain((people) => {
  const entities = people.map((each, n) => listed({ list_entry_id: String(n), ...each }));
  return fc.record({
    entities: fc.constant(entities),
    added: fc.uniqueArray(fc.nat(entities.length - 1), { minLength: 1, maxLength: 10 }),
    queries: fc.array(query(entities), { minLength: 1, maxLength: 15 }),
  });
});

const listOf = (entities: ListedEntity[]): MatcherList => ({
  name: 'A list',
  version: '2',
  updated_at: '2026-01-01T00:00:00Z',
  entities,
});

describe('screening · an excerpt of the lists', () => {
  it('finds what the whole finds of its entries, with the same score and explanation', () => {
    fc.assert(
      fc.property(scenes, ({ entities, added, queries }) => {
        const whole = buildMatcher([listOf(entities)]);
        const part = entities.filter((_, n) => added.includes(n));
        const excerpt = resultOf(excerptInSteps([listOf(part)], whole));
        const ids = new Set(part.map(({ list_entry_id }) => list_entry_id));
        for (const asked of queries) {
          const options = { threshold: 80, limit: 1000 };
          const expected = whole.search(asked, options).filter((match) => ids.has(match.list_entry_id));
          expect(excerpt.search(asked, options)).toEqual(expected);
        }
      }),
      { numRuns: 60, seed: 20_261_122 },
    );
  });
});
