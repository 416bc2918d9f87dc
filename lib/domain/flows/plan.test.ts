import { describe, expect, it } from 'vitest';
import { planFlow, screenedAs, strongestRole } from './plan';
import { CompanyRequest, PersonRequest, ScreeningRequest } from './schema';

const company = (more: object = {}) =>
  planFlow({
    flow_type: 'company',
    mode: 'sync',
    request: CompanyRequest.parse({ company_name: 'Acme Ltd', country: 'GB', ...more }),
  });

const person = (mode: 'sync' | 'async', more: object = {}) =>
  planFlow({
    flow_type: 'person',
    mode,
    request: PersonRequest.parse({ first_name: 'Ada', last_name: 'Byron', country: 'GB', ...more }),
  });

const screening = ['SCR_SANCTIONS', 'SCR_PEP', 'SCR_ADVERSE_MEDIA', 'SCR_WATCHLIST'];

describe('flows · plan · company', () => {
  it('looks the company up and screens it', () => {
    expect(company()[0]?.type_codes).toEqual(['COM_REGISTRY', ...screening]);
  });

  it('screens every director and owner', () => {
    const parties = company({ directors: [{ last_name: 'Byron' }], ubos: [{ last_name: 'Babbage' }] });
    expect(parties.slice(1).map((party) => [party.kind, party.type_codes])).toEqual([
      ['director', screening],
      ['ubo', screening],
    ]);
  });

  it.each([
    [24.99, 'Shareholder'],
    [25, 'UBO'],
    [undefined, 'UBO'],
  ])('makes an owner of %s%% a %s', (ownership_percentage, role) => {
    expect(company({ ubos: [{ last_name: 'Babbage', ownership_percentage }] })[1]?.entity_role).toBe(role);
  });
});

describe('flows · plan · person', () => {
  it('checks what the data is there for', () => {
    expect(person('sync')[0]?.type_codes).toEqual(['IDV_DATABASE', ...screening]);
    expect(
      person('sync', { email: 'a@example.com', phone: '+442079460000', address: '1 High St' })[0]?.type_codes,
    ).toEqual(['IDV_DATABASE', 'IDV_EMAIL', 'IDV_PHONE', 'IDV_ADDRESS', ...screening]);
  });

  it('asks for a document and a face in the hosted journey alone', () => {
    expect(person('async')[0]?.type_codes).toEqual([
      'IDV_DATABASE',
      'IDV_DOCUMENT',
      'IDV_BIOMETRIC',
      ...screening,
    ]);
  });
});

describe('flows · plan · screening', () => {
  it('runs the checks that were asked for, once each', () => {
    const request = ScreeningRequest.parse({ name: 'Ada Byron', categories: ['pep', 'sanctions', 'pep'] });
    const [party] = planFlow({ flow_type: 'screening', mode: 'sync', request });
    expect(party?.type_codes).toEqual(['SCR_PEP', 'SCR_SANCTIONS']);
  });
});

describe('flows · plan · the same person twice', () => {
  const both = company({
    directors: [{ first_name: 'Ada', last_name: 'Byron', date_of_birth: '1970-01-01' }],
    ubos: [{ first_name: 'ADA', last_name: 'BYRON', date_of_birth: '1970-01-01', ownership_percentage: 80 }],
  });

  it('is screened once', () => expect(screenedAs(both)).toEqual([0, 1, 1]));

  it('has the gravest of the roles', () => expect(strongestRole(['Director', 'UBO'])).toBe('UBO'));

  it('is not taken for a namesake whose date of birth nobody gave', () => {
    const namesakes = company({
      directors: [
        { first_name: 'Wei', last_name: 'Li', nationality: 'CN' },
        { first_name: 'Wei', last_name: 'Li', nationality: 'SG' },
      ],
    });
    expect(screenedAs(namesakes)).toEqual([0, 1, 2]);
  });

  it('is somebody else with another date of birth', () => {
    const others = company({
      directors: [{ last_name: 'Byron', date_of_birth: '1970-01-01' }],
      ubos: [{ last_name: 'Byron', date_of_birth: '1971-01-01' }],
    });
    expect(screenedAs(others)).toEqual([0, 1, 2]);
  });
});
