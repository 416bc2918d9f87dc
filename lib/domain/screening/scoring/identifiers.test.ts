import { describe, expect, it } from 'vitest';
import type { ListedType, ScreeningQuery } from '../schema';
import { compareIdentifiers } from './identifiers';

/** Invented, with check digits that fit. */
const lei = '5299LANTERN0HARBOU90';
const imo = '9074729';

interface Case {
  type?: ListedType;
  /** Of the listed number. */
  country?: string | null;
  asked?: Partial<ScreeningQuery>;
}

function compare(number: string, value: string, { type = 'company', country = null, asked }: Case = {}) {
  return compareIdentifiers(
    { entity_type: type, identifiers: [number], ...asked },
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
  ])('agree whatever the case and the punctuation: %s and %s', (asked, value) => {
    expect(compare(asked, value)).toEqual({ outcome: 'agree', query: asked, listed: value });
  });

  it.each([
    ['01234567', '1234567'],
    ['1234', '1234'],
    ['P1234567', 'P7654321'],
  ])('say nothing where they are not one number, or a short one: %s and %s', (asked, value) => {
    expect(outcomeOf(asked, value)).toBe('missing');
  });

  it.each([
    ['RU', {}, 'agree'],
    ['RU', { nationality: 'ru' }, 'agree'],
    ['RU', { nationality: 'DE', country: 'RU' }, 'agree'],
    [null, { nationality: 'DE' }, 'agree'],
    ['RU', { nationality: 'DE' }, 'missing'],
    ['RU', { country: 'DE' }, 'missing'],
  ])('of %s are those of somebody of %j: %s', (country, asked, outcome) => {
    expect(outcomeOf('AB123456', 'AB123456', { type: 'person', country, asked })).toBe(outcome);
  });

  it('identify alone where the whole world has one such number: an LEI, whatever its country', () => {
    expect(outcomeOf(lei.toLowerCase(), lei, { country: 'DE', asked: { country: 'FR' } })).toBe('unique');
    expect(outcomeOf('5299LANTERN0HARBOU91', '5299LANTERN0HARBOU91')).toBe('agree');
  });

  it('identify a ship by its IMO number, and no company by the same digits', () => {
    expect(outcomeOf(imo, `IMO ${imo}`, { type: 'vessel' })).toBe('unique');
    expect(outcomeOf(imo, imo, { type: 'vessel', asked: { entity_type: 'any' } })).toBe('unique');
    expect(outcomeOf(imo, imo)).toBe('agree');
    expect(outcomeOf(imo, imo, { type: 'vessel', asked: { entity_type: 'company' } })).toBe('agree');
  });

  it('contradict each other if they are two ships’, and never if they are two companies’', () => {
    expect(outcomeOf(`IMO ${imo}`, 'IMO 9034731', { type: 'vessel' })).toBe('conflict');
    expect(outcomeOf(`IMO ${imo}`, 'IMO 9034732', { type: 'vessel' })).toBe('missing');
    expect(outcomeOf(imo, '9034731')).toBe('missing');
  });

  it('take the number that tells most', () => {
    const asked = { entity_type: 'company', identifiers: ['AB123456', lei] } as const;
    const identifiers = [...asked.identifiers].map((value) => ({ type: 'Any', value, country: null }));
    expect(compareIdentifiers(asked, { entity_type: 'company', identifiers }).listed).toBe(lei);
  });

  it('have nothing to compare where either has none', () => {
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
