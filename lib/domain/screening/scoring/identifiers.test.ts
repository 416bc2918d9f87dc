import { describe, expect, it } from 'vitest';
import type { ListedType, ScreeningQuery } from '../schema';
import { compareIdentifiers } from './identifiers';

/** Made up, with valid check digits. */
const lei = '5299LANTERN0HARBOU90';
const imo = '9074729';

interface Case {
  type?: ListedType;
  country?: string | null;
  query?: Partial<ScreeningQuery>;
}

function compare(number: string, value: string, { type = 'company', country = null, query }: Case = {}) {
  return compareIdentifiers(
    { entity_type: type, identifiers: [number], ...query },
    {
      entity_type: type,
      identifiers: [
        { type: 'Any', value: 'X-99999', country: null },
        { type: 'Any', value, country },
      ],
    },
  );
}

const outcomeOf = (...compared: Parameters<typeof compare>) => compare(...compared).outcome;

describe('screening · identifiers', () => {
  it.each([
    ['AB 123-456', 'ab123456'],
    ['IMO 9074720', '9074720'],
    ['ИНН 7708503', 'инн7708503'],
  ])('agree when only case and punctuation differ: %s and %s', (query, value) => {
    expect(compare(query, value)).toEqual({ outcome: 'agree', query, listed: value });
  });

  it.each([
    ['01234567', '1234567'],
    ['1234', '1234'],
    ['P1234567', 'P7654321'],
  ])('are not compared when they are different or short: %s and %s', (query, value) => {
    expect(outcomeOf(query, value)).toBe('missing');
  });

  it.each([
    ['RU', {}, 'agree'],
    ['RU', { nationality: 'ru' }, 'agree'],
    ['RU', { nationality: 'DE', country: 'RU' }, 'agree'],
    [null, { nationality: 'DE' }, 'agree'],
    ['RU', { nationality: 'DE' }, 'missing'],
    ['RU', { country: 'DE' }, 'missing'],
  ])('agree only when their country may be the query’s: %s and %j: %s', (country, query, outcome) => {
    expect(outcomeOf('AB123456', 'AB123456', { type: 'person', country, query })).toBe(outcome);
  });

  it('are unique when they are an LEI, whatever the country', () => {
    expect(outcomeOf(lei.toLowerCase(), lei, { country: 'DE', query: { country: 'FR' } })).toBe('unique');
    expect(outcomeOf('5299LANTERN0HARBOU91', '5299LANTERN0HARBOU91')).toBe('agree');
  });

  it('are unique when they are an IMO number of a ship, not of a company', () => {
    expect(outcomeOf(imo, `IMO ${imo}`, { type: 'vessel' })).toBe('unique');
    expect(outcomeOf(imo, imo, { type: 'vessel', query: { entity_type: 'any' } })).toBe('unique');
    expect(outcomeOf(imo, imo)).toBe('agree');
    expect(outcomeOf(imo, imo, { type: 'vessel', query: { entity_type: 'company' } })).toBe('agree');
  });

  it('conflict when they are different IMO numbers of ships, not of companies', () => {
    expect(outcomeOf(`IMO ${imo}`, 'IMO 9034731', { type: 'vessel' })).toBe('conflict');
    expect(outcomeOf(`IMO ${imo}`, 'IMO 9034732', { type: 'vessel' })).toBe('missing');
    expect(outcomeOf(imo, '9034731')).toBe('missing');
  });

  it('prefer a unique number when several agree', () => {
    const query = { entity_type: 'company', identifiers: ['AB123456', lei] } as const;
    const identifiers = [...query.identifiers].map((value) => ({ type: 'Any', value, country: null }));
    expect(compareIdentifiers(query, { entity_type: 'company', identifiers }).listed).toBe(lei);
  });

  it('are missing when either side has none', () => {
    const one = [{ type: 'Any', value: 'AB123456', country: null }];
    expect(
      compareIdentifiers({ entity_type: 'person' }, { entity_type: 'person', identifiers: one }),
    ).toEqual({
      outcome: 'missing',
      query: null,
      listed: null,
    });
    expect(outcomeOf('', 'AB123456')).toBe('missing');
  });
});
