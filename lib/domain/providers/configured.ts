import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { env } from '@/lib/platform/env';
import { journeyProvider } from './journey';
import { type ProviderChoice, type ProviderConfig, providersFor } from './provider-set';
import { screeningProvider } from './screening';
import { findRegistryCompany } from './store';

const companiesHouseUrl = 'https://api.company-information.service.gov.uk';

function configOf(): ProviderConfig {
  const { COMPANIES_HOUSE_API_KEY: apiKey, COMPANIES_HOUSE_URL, GLEIF_URL } = env;
  return {
    companies_house: apiKey ? { apiKey, baseUrl: COMPANIES_HOUSE_URL ?? companiesHouseUrl } : undefined,
    gleif: GLEIF_URL ? { baseUrl: GLEIF_URL } : undefined,
  };
}

let choice: ProviderChoice | undefined;

/** This deployment's providers, made once: each keeps its connections and its circuit breaker. */
export function configuredProviders(): ProviderChoice {
  return (choice ??= providersFor(configOf(), {
    screening: screeningProvider(currentMatcher),
    lookupCompany: findRegistryCompany,
    others: [journeyProvider],
  }));
}
