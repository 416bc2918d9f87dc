import { describe, expect, it } from 'vitest';
import { listed, madeUpEntities, madeUpList } from './fixtures/made-up-list';
import { buildMatcher, defaultMatchThreshold } from './matcher';
import type { Match, ScreeningQuery } from './schema';

const matcher = buildMatcher([madeUpList(madeUpEntities)]);
const options = { threshold: defaultMatchThreshold, limit: 10 };

function best(name: string, more: Partial<ScreeningQuery> = {}): Match | undefined {
  return matcher.search({ name, entity_type: 'person', ...more }, { threshold: 1, limit: 1 })[0];
}

function feature(match: Match | undefined, name: string) {
  return match?.explanation.find((piece) => piece.feature === name);
}

describe('screening · secondary evidence', () => {
  const name = 'Muamar Qadhumi';
  const without = best(name)?.match_score ?? 0;

  it.each([
    ['the day', '1952-10-07', 'agree', 1],
    ['the year', '1952', 'agree', 1],
    ['a year within the listed range', '1951', 'agree', 1],
    ['day and month swapped', '1952-07-10', 'near', 1],
    ['one digit mistyped', '1952-10-17', 'near', 1],
    ['a few weeks off', '1952-11-25', 'near', -1],
    ['three years off', '1955-06-01', 'near', -1],
    ['a generation off', '1985-10-07', 'conflict', -1],
    ['no date', null, 'missing', 0],
    ['no date that exists', '1952-02-31', 'missing', 0],
  ])('compares the date of birth: %s', (_, date_of_birth, verdict, direction) => {
    const match = best(name, { date_of_birth });
    expect(feature(match, 'date_of_birth')?.verdict).toBe(verdict);
    expect(Math.sign((match?.match_score ?? 0) - without)).toBe(direction);
  });

  it('shows the listed date that agrees best', () => {
    expect(best(name, { date_of_birth: '1951' })?.date_of_birth).toBe('1950/1951');
    expect(best(name)?.date_of_birth).toBe('1952-10-07');
  });

  it('compares nationality and country, unless they are missing', () => {
    expect(feature(best(name, { nationality: 'LY' }), 'nationality')).toMatchObject({ verdict: 'agree' });
    expect(best(name, { nationality: 'BR' })?.match_score).toBeLessThan(without);
    expect(best(name, { country: 'EG' })?.match_score).toBeGreaterThan(without);
    expect(best('Vladislav Zaramov', { country: 'BR' })?.match_score).toBeLessThan(100);
    expect(feature(best('Georgios Papademakis', { nationality: 'GR' }), 'nationality')).toMatchObject({
      verdict: 'missing',
      contribution: 0,
    });
  });

  it('does not alert when the entity type differs, but finds it below the threshold', () => {
    const query = { name: 'Northern Lantern Trading', entity_type: 'person' } as const;
    expect(matcher.search(query, options)).toEqual([]);
    const [found] = matcher.search(query, { threshold: 50, limit: 1 });
    expect(feature(found, 'entity_type')).toMatchObject({
      verdict: 'conflict',
      query: 'person',
      candidate: 'company',
    });
  });

  it('alerts on a weak alias only when the date agrees', () => {
    expect(best('Abu Demo')).toMatchObject({ match_score: 74, matched_name: 'ABU DEMO' });
    expect(feature(best('Abu Demo'), 'weak alias')?.contribution).toBe(-26);
    const born = best('Abu Demo', { date_of_birth: '1952-10-07' });
    expect(born?.match_score).toBeGreaterThanOrEqual(defaultMatchThreshold);
  });

  it('ranks the entry with the agreeing date first when names are equal', () => {
    const twins = buildMatcher([
      madeUpList(
        [[], ['1960-05-05']].map((dates, i) =>
          listed({ list_entry_id: String(i), primary_name: 'TWINNING, Oswald', dates_of_birth: dates }),
        ),
      ),
    ]);
    const query = { name: 'Oswald Twinning', entity_type: 'person', date_of_birth: '1960-05-05' } as const;
    expect(twins.search(query, { threshold: 1, limit: 2 }).map((match) => match.list_entry_id)).toEqual([
      '1',
      '0',
    ]);
  });
});
