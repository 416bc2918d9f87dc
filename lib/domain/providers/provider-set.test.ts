import { describe, expect, it } from 'vitest';
import type { CheckTypeCode } from '@/lib/domain/words';
import { madeUpCompany, madeUpPerson } from './fixtures/subjects';
import type { Provider, Subject } from './provider';
import { groupByProvider, providersFor, type ProviderConfig } from './provider-set';

const screening: Provider = {
  name: 'Screening',
  serves: ['SCR_SANCTIONS', 'SCR_PEP', 'SCR_ADVERSE_MEDIA', 'SCR_WATCHLIST'],
  run: async () => ({ outcomes: [] }),
};
const none: ProviderConfig = {};
const gleif: ProviderConfig = { gleif: { baseUrl: 'http://127.0.0.1:1' } };
const both: ProviderConfig = { ...gleif, companies_house: { baseUrl: 'http://127.0.0.1:1', apiKey: 'k' } };

function groups(
  codes: CheckTypeCode[],
  subject: Subject,
  config = none,
  environment: 'staging' | 'production' = 'staging',
) {
  const choose = providersFor(config, { screening, lookupCompany: async () => null });
  const choosing = { environment, journey: { document: 'built-in', biometric: 'review' } };
  return groupByProvider(codes, subject, choosing, choose).map(({ provider, type_codes }) => [
    provider.name,
    type_codes,
  ]);
}

const registryOf = (country: string, config: ProviderConfig) =>
  groups(['COM_REGISTRY'], madeUpCompany({ country }), config)[0]?.[0];

describe('provider set · choice', () => {
  it.each([
    ['GB', both, 'Companies House'],
    ['DE', both, 'GLEIF'],
    ['GB', gleif, 'GLEIF'],
    ['GB', none, 'Probity Registry'],
    ['DE', { companies_house: both.companies_house }, 'Probity Registry'],
  ])('sends a company in %s to the configured registry: %j, %s', (country, config, name) => {
    expect(registryOf(country, config)).toBe(name);
  });

  it('throws for a check that no provider serves', () => {
    expect(() => groups(['IDV_DOCUMENT'], madeUpPerson())).toThrow('No provider serves IDV_DOCUMENT');
  });
});

describe('provider set · groups', () => {
  const codes: CheckTypeCode[] = ['IDV_DATABASE', 'SCR_PEP', 'IDV_EMAIL', 'SCR_SANCTIONS'];

  it('groups the checks that one provider serves', () => {
    expect(groups(codes, madeUpPerson())).toEqual([
      ['Probity Identity', ['IDV_DATABASE', 'IDV_EMAIL']],
      ['Screening', ['SCR_PEP', 'SCR_SANCTIONS']],
    ]);
  });

  it('sends a marker to the sandbox, and SLOW to the real providers, in staging', () => {
    expect(groups(codes, madeUpPerson({ last_name: 'PEP' }))).toEqual([['Probity Sandbox', codes]]);
    expect(groups(codes, madeUpPerson({ last_name: 'SLOW' }))).toEqual(groups(codes, madeUpPerson()));
  });

  it('ignores markers in production', () => {
    expect(groups(codes, madeUpPerson({ last_name: 'PEP' }), none, 'production')).toEqual(
      groups(codes, madeUpPerson()),
    );
  });
});
