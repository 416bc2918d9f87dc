import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { env } from '@/lib/platform/env';
import { journeyProvider } from './journey';
import type { Provider } from './provider';
import { type ProviderChoice, type ProviderConfig, providersFor } from './provider-set';
import { screeningProvider } from './screening';
import { findRegistryCompany } from './store';
import { yente } from './yente';

const companiesHouseUrl = 'https://api.company-information.service.gov.uk';

function configOf(): ProviderConfig {
  const { COMPANIES_HOUSE_API_KEY: apiKey, COMPANIES_HOUSE_URL, GLEIF_URL } = env;
  return {
    companies_house: apiKey ? { apiKey, baseUrl: COMPANIES_HOUSE_URL ?? companiesHouseUrl } : undefined,
    gleif: GLEIF_URL ? { baseUrl: GLEIF_URL } : undefined,
  };
}

function configuredScreening(): Provider {
  if (env.PROBITY_SCREENING_PROVIDER === 'probity') return screeningProvider(currentMatcher);
  const { PROBITY_YENTE_URL, PROBITY_YENTE_DATASET: dataset, PROBITY_YENTE_API_KEY: apiKey } = env;
  // The settings are refused at start where yente is chosen without an address.
  return yente({ baseUrl: PROBITY_YENTE_URL!, dataset, apiKey });
}

let choice: ProviderChoice | undefined;

/** This deployment's providers, made once: each keeps its connections and its circuit breaker. */
export function configuredProviders(): ProviderChoice {
  return (choice ??= providersFor(configOf(), {
    screening: configuredScreening(),
    lookupCompany: findRegistryCompany,
    others: [journeyProvider],
  }));
}
