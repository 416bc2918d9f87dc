import { describe, expect, it } from 'vitest';
import { planFlow } from './plan';
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
  it('looks up and screens the company', () => {
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
  it('checks only the data that was given', () => {
    expect(person('sync')[0]?.type_codes).toEqual(['IDV_DATABASE', ...screening]);
    expect(
      person('sync', { email: 'a@example.com', phone: '+442079460000', address: '1 High St' })[0]?.type_codes,
    ).toEqual(['IDV_DATABASE', 'IDV_EMAIL', 'IDV_PHONE', 'IDV_ADDRESS', ...screening]);
  });

  it('asks for document and biometric checks only in the hosted journey', () => {
    expect(person('async')[0]?.type_codes).toEqual([
      'IDV_DATABASE',
      'IDV_DOCUMENT',
      'IDV_BIOMETRIC',
      ...screening,
    ]);
  });
});

describe('flows · plan · screening', () => {
  it('runs each requested check once', () => {
    const request = ScreeningRequest.parse({ name: 'Ada Byron', categories: ['pep', 'sanctions', 'pep'] });
    const [party] = planFlow({ flow_type: 'screening', mode: 'sync', request });
    expect(party?.type_codes).toEqual(['SCR_PEP', 'SCR_SANCTIONS']);
  });
});
