import { describe, expect, it } from 'vitest';
import type { ListedParty } from '@/lib/domain/checks/schema';
import { type Compared, corroboratingFacts, markedPieces, wordOfRow } from './compare';
import { compareFields, isEmptyField } from '@/lib/domain/alerts/compared-fields';
import { feature, match, subject } from './fixtures/match';

const compared: Compared = {
  match,
  subject: { name: 'Arkady Orekhov', type: 'Person' },
  entity: subject,
  party: null,
  states: { given: 'read', listed: 'read' },
};
const fieldOf = (label: string, given: Compared = compared) =>
  compareFields(given).find((field) => field.label === label);

/** Holds only what these tests read. */
const party = {
  names: [
    { name: 'Arkadij Orechow', kind: 'alias', quality: 'strong' },
    { name: 'The Clerk', kind: 'alias', quality: 'weak' },
  ],
  dates_of_birth: ['1964-05-04', '1965'],
  places_of_birth: ['Omsk, Russia'],
  nationalities: ['RU'],
  addresses: ['Limassol'],
  identifiers: [{ type: 'Passport', value: 'X1', country: 'RU' }],
} as unknown as ListedParty;

describe('alerts · side by side', () => {
  it('puts the name first and notes the primary name when an alias matched', () => {
    expect(compareFields(compared)[0]).toEqual({
      label: 'Name',
      given: ['Arkady Orekhov'],
      listed: ['Arkadij Orechow'],
      note: 'Listed as OREKHOV, Arkady Petrovich',
      verdict: 'near',
    });
  });

  it('says that the names agree only if every word agrees', () => {
    const of = (...explanation: ReturnType<typeof feature>[]) =>
      fieldOf('Name', { ...compared, match: { ...match, explanation } })?.verdict;
    expect(of(feature({}), feature({}))).toBe('agree');
    expect(of(feature({}), feature({ feature: 'unmatched words', verdict: 'missing' }))).toBe('near');
  });

  it('formats dates and countries, and shows unknown features', () => {
    expect(fieldOf('Date of birth')).toMatchObject({ given: ['4 May 1964'], verdict: 'agree' });
    expect(fieldOf('Nationality')).toMatchObject({
      given: ['Cyprus'],
      listed: ['Russia'],
      verdict: 'conflict',
    });
    expect(fieldOf('Passport number')).toMatchObject({ given: [], listed: ['X1'], verdict: 'missing' });
  });

  it('shows everything on the list: aliases, dates, places and documents', () => {
    const full = { ...compared, party };
    expect(fieldOf('Also known as', full)?.listed).toEqual(['The Clerk (weak)']);
    expect(fieldOf('Date of birth', full)?.listed).toEqual(['4 May 1964', '1965']);
    expect(fieldOf('Place of birth', full)?.listed).toEqual(['Omsk, Russia']);
    expect(fieldOf('Identifier', full)?.listed).toEqual(['Passport X1 (Russia)']);
  });

  it('shows no birth rows for a company, and reports rows that are empty on both sides', () => {
    const labels = compareFields({ ...compared, subject: { name: 'Ash Ltd', type: 'Company' } });
    expect(labels.map(({ label }) => label)).not.toContain('Date of birth');
    expect(
      compareFields(compared)
        .filter(isEmptyField)
        .map(({ label }) => label),
    ).toEqual(['Also known as', 'Place of birth', 'Residence', 'Address', 'Identifier']);
  });

  const wordOf = (given: string[], listed: string[], states = compared.states) =>
    wordOfRow({ label: '', given, listed, verdict: 'missing' }, states);

  it('says which side lacks a value', () => {
    expect(wordOf([], ['x'])).toBe('Not given');
    expect(wordOf(['x'], [])).toBe('Not listed');
    expect(wordOf(['x'], ['y'])).toBe('Not compared');
  });

  it('does not say that a side lacks a value before its data has arrived', () => {
    expect(wordOf([], ['x'], { given: 'loading', listed: 'read' })).toBe('Loading…');
    expect(wordOf(['x'], [], { given: 'read', listed: 'failed' })).toBe('Not loaded');
    const late = { ...compared, entity: null, states: { given: 'loading', listed: 'loading' } } as const;
    expect(
      corroboratingFacts(late)
        .map(({ word }) => word)
        .slice(2),
    ).toEqual(['Loading…', 'Loading…']);
  });

  it('says that values are the same although they are not part of the score', () => {
    expect(wordOf(['Germany'], ['Russia', 'Germany'])).toBe('Same');
  });

  it('gives each corroborating fact the word of its row, even if it was not scored', () => {
    const entity = { ...subject, country: 'GB', registration_number: 'SANDBOX-0015' };
    const explanation = [...match.explanation, feature({ feature: 'identifier', verdict: 'missing' })];
    const known = { ...compared, entity, match: { ...match, explanation } };
    expect(corroboratingFacts(known).map(({ label, word }) => [label, word])).toEqual([
      ['Date of birth', 'Agrees'],
      ['Nationality', 'Conflicts'],
      ['Residence', 'Not listed'],
      ['Identifier', 'Not listed'],
    ]);
    expect(
      corroboratingFacts(compared)
        .map(({ word }) => word)
        .slice(2),
    ).toEqual(['Not given', 'Not given']);
  });

  it('marks the differing letters of similar names, and all of a conflicting value', () => {
    const marked = (label: string) => {
      const field = fieldOf(label);
      return (
        field &&
        markedPieces(field)
          ?.left.filter(({ differs }) => differs)
          .map(({ text }) => text)
      );
    };
    expect(marked('Name')).toEqual(['y', 'k', 'v']);
    expect(marked('Nationality')).toEqual(['Cyprus']);
    expect(marked('Date of birth')).toEqual([]);
    expect(marked('Address')).toBeUndefined();
  });
});
