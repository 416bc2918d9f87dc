import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { ownMatcher } from '@/lib/domain/watchlists/own-matcher';
import { env } from '@/lib/platform/env';
import { journeyProvider } from './journey/provider';
import { type ProviderChoice, type ProviderConfig, providersFor } from './provider-set';
import { loadedLists, screeningProvider, type ScreeningSource } from './screening/provider';
import { findRegistryCompany } from './company-registry/store';
import { yente } from './yente/source';

const companiesHouseUrl = 'https://api.company-information.service.gov.uk';

function configOf(): ProviderConfig {
  const { COMPANIES_HOUSE_API_KEY: apiKey, COMPANIES_HOUSE_URL, GLEIF_URL } = env;
  return {
    companies_house: apiKey ? { apiKey, baseUrl: COMPANIES_HOUSE_URL ?? companiesHouseUrl } : undefined,
    gleif: GLEIF_URL ? { baseUrl: GLEIF_URL } : undefined,
  };
}

function configuredSource(): ScreeningSource {
  if (env.PROBITY_SCREENING_PROVIDER === 'probity') return loadedLists(currentMatcher);
  const { PROBITY_YENTE_URL, PROBITY_YENTE_DATASET: dataset, PROBITY_YENTE_API_KEY: apiKey } = env;
  // The settings are refused at start where yente is chosen without an address.
  return yente({ baseUrl: PROBITY_YENTE_URL!, dataset, apiKey });
}

let choice: ProviderChoice | undefined;

/** This deployment's providers, made once: each keeps its connections and its circuit breaker. */
export function configuredProviders(): ProviderChoice {
  return (choice ??= providersFor(configOf(), {
    screening: screeningProvider(configuredSource(), ownMatcher),
    lookupCompany: findRegistryCompany,
    others: [journeyProvider],
  }));
}
