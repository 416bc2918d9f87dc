import { describe, expect, it } from 'vitest';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import type { Match } from '@/lib/domain/screening/schema';
import { evidenceOf, type ListedMatch, partiesOf } from './listed-party';

const updated_at = '2026-01-01T00:00:00Z';

function found(
  list: string,
  id: string,
  entry: Partial<Parameters<typeof listed>[0]> | null = {},
): ListedMatch {
  const match: Match = {
    match_score: 90,
    primary_name: 'RAMAN, Priya',
    matched_name: 'Priya Raman',
    category: 'sanctions',
    categories: ['sanctions'],
    nationality: null,
    date_of_birth: null,
    list,
    list_entry_id: id,
    explanation: [],
  };
  const whole = entry && listed({ list_entry_id: id, primary_name: 'RAMAN, Priya', ...entry });
  return { match, entry: whole, list: { name: list, version: '7', updated_at } };
}

const passport = (value: string, country: string | null) => ({
  identifiers: [{ type: 'Passport', value, country }],
});
const sizes = (...matches: ListedMatch[]) => partiesOf(matches).map((party) => party.length);

describe('screening · one listed party', () => {
  it('is the same for one id of a publisher, on whatever lists', () => {
    const sdn = found('OFAC SDN', '36', { listed_as: ['ofac 36'] });
    const other = found('OFAC Consolidated', '36', { listed_as: ['ofac 36'] });
    expect(sizes(sdn, other, found('OFAC Consolidated', '37', { listed_as: ['ofac 37'] }))).toEqual([2, 1]);
  });

  it('is the same for several publishers if any two of them share a reference', () => {
    const un = found('UN', '1', { listed_as: ['un QDi.001'] });
    const eu = found('EU', '2', { listed_as: ['eu EU.1.2', 'un QDi.001'] });
    const openSanctions = found('OpenSanctions', 'NK-1', { listed_as: ['opensanctions NK-1', 'eu EU.1.2'] });
    expect(sizes(un, eu, openSanctions)).toEqual([3]);
  });

  it('is the same for an identifier in any notation', () => {
    const one = found('A', '1', passport('QX 123-456', 'GB'));
    expect(sizes(one, found('B', '2', passport('qx123456', 'GB')))).toEqual([2]);
    expect(sizes(one, found('B', '2', passport('QX123456', null)))).toEqual([2]);
  });

  it.each([
    ['of another country', passport('QX123456', 'FR')],
    ['that is short', passport('QX12', 'GB')],
    ['of another type of party', { ...passport('QX123456', 'GB'), entity_type: 'company' as const }],
  ])('differs for a number %s', (_, entry) => {
    const short = found('A', '1', {
      identifiers: [...passport('QX123456', 'GB').identifiers, ...passport('QX12', 'GB').identifiers],
    });
    expect(sizes(short, found('B', '2', entry))).toEqual([1, 1]);
  });

  it('differs for each entry of one list, even if both are like an entry of another list', () => {
    const entry = passport('QX123456', 'GB');
    expect(sizes(found('A', '1', entry), found('B', '2', entry), found('A', '3', entry))).toEqual([2, 1]);
  });

  it('differs if the entry is not stored', () => {
    expect(sizes(found('A', '1', null), found('B', '2', null))).toEqual([1, 1]);
  });
});

describe('screening · evidence of a listed party', () => {
  const article = { title: 'Quays', publisher: null, published_on: '2020-01-01', url: null };
  const one = found('A', '1', {
    ...passport('QX 123-456', 'GB'),
    weak: ['The Clerk'],
    dates_of_birth: ['1970'],
    positions: ['Harbour master'],
    articles: [article],
    source_url: 'https://a.example/1',
  });
  const other = found('B', '2', {
    ...passport('QX123456', 'GB'),
    aliases: ['Pria Raman'],
    dates_of_birth: ['1970', '1971-02-03'],
    articles: [article],
    reason: 'She owns quays.',
    listed_on: '2020-01-02',
  });

  it('contains the data of all its entries without duplicates, and all lists', () => {
    const [party] = partiesOf([one, other]);
    expect(evidenceOf(party!)).toEqual({
      names: [
        { name: 'RAMAN, Priya', kind: 'primary', quality: 'strong' },
        { name: 'The Clerk', kind: 'alias', quality: 'weak' },
        { name: 'Pria Raman', kind: 'alias', quality: 'strong' },
      ],
      dates_of_birth: ['1970', '1971-02-03'],
      places_of_birth: [],
      nationalities: [],
      addresses: [],
      identifiers: [{ type: 'Passport', value: 'QX 123-456', country: 'GB' }],
      programs: [],
      reason: 'She owns quays.',
      listed_on: '2020-01-02',
      remarks: null,
      positions: [{ title: 'Harbour master', country: null, from: null, to: null }],
      articles: [article],
      lists: [
        { name: 'A', version: '7', list_entry_id: '1', source_url: 'https://a.example/1' },
        { name: 'B', version: '7', list_entry_id: '2', source_url: null },
      ],
    });
  });

  it('contains the names of the match if the entry is not stored', () => {
    expect(evidenceOf([found('A', '1', null)])).toMatchObject({
      names: [{ name: 'RAMAN, Priya' }, { name: 'Priya Raman' }],
      lists: [{ name: 'A', list_entry_id: '1' }],
    });
  });
});
