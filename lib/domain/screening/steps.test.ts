import { describe, expect, it } from 'vitest';
import { madeUpEntities, madeUpList } from './fixtures/made-up-list';
import { buildMatcher } from './matcher';

const matcher = buildMatcher([madeUpList(madeUpEntities)]);
const options = { threshold: 1, limit: 10 };
const names = madeUpEntities.map(({ primary_name: name }) => name);
const queries = names.map((name) => ({ name, entity_type: 'any' as const }));

describe('screening · a search in steps', () => {
  it('finds what one search at once finds, also while others are under way', () => {
    const running = queries.map((query) => ({ query, search: matcher.searchInSteps(query, options) }));
    const found = new Map<string, unknown>();
    while (found.size < new Set(names).size) {
      for (const { query, search } of running) {
        const { done, value } = search.next();
        if (done && value) found.set(query.name, value);
      }
    }
    for (const query of queries) expect(found.get(query.name)).toEqual(matcher.search(query, options));
  });

  it('leaves no trace when it is given up', () => {
    const before = queries.map((query) => matcher.search(query, options));
    for (const query of queries) {
      const search = matcher.searchInSteps(query, options);
      for (let step = 0; step < 3; step += 1) search.next();
    }
    expect(queries.map((query) => matcher.search(query, options))).toEqual(before);
  });

  it.each([
    ['one word', 'zaramov', 1],
    ['the longest name of words that are listed', names.join(' ').slice(0, 500), 32],
    ['one-letter words', 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(10), 32],
  ])('can be interrupted at least once for each word and each scored name: %s', (_, name, words) => {
    const steps = [...matcher.searchInSteps({ name, entity_type: 'person' }, options)].length;
    expect(steps).toBeGreaterThanOrEqual(words);
  });
});
