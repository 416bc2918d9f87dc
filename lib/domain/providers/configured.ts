import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { entriesOfVersions } from '@/lib/domain/watchlists/service/entries-of-versions';
import { ownMatcher } from '@/lib/domain/watchlists/own/matcher';
import { listsOlderThan } from '@/lib/domain/watchlists/sync/list-ages';
import { imageReader } from '@/lib/domain/image-reader';
import { env } from '@/lib/platform/settings/env';
import { findRegistryCompany } from './company-registry/store';
import { journeyProvider } from './journey/provider';
import { outsideProvider } from './outside/provider';
import { configuredVendors } from './outside/vendors';
import { type ProviderChoice, type ProviderConfig, providersFor } from './provider-set';
import { loadedLists, screeningProvider, type ScreeningSource } from './screening/provider';
import { yente } from './yente/source';

function configFromEnv(): ProviderConfig {
  const { COMPANIES_HOUSE_API_KEY: apiKey, COMPANIES_HOUSE_URL, GLEIF_URL } = env;
  return {
    companies_house: apiKey ? { apiKey, baseUrl: COMPANIES_HOUSE_URL } : undefined,
    gleif: GLEIF_URL ? { baseUrl: GLEIF_URL } : undefined,
  };
}

function screeningSourceFromEnv(): ScreeningSource {
  if (env.PROBITY_SCREENING_PROVIDER === 'probity') return loadedLists(currentMatcher, listsOlderThan);
  const { PROBITY_YENTE_URL, PROBITY_YENTE_DATASET: dataset, PROBITY_YENTE_API_KEY: apiKey } = env;
  // Startup validation refuses yente without an address.
  return yente({ baseUrl: PROBITY_YENTE_URL!, dataset, apiKey });
}

let choice: ProviderChoice | undefined;

export function configuredProviders(): ProviderChoice {
  return (choice ??= providersFor(configFromEnv(), {
    screening: screeningProvider(screeningSourceFromEnv(), ownMatcher, entriesOfVersions),
    lookupCompany: findRegistryCompany,
    others: [journeyProvider(imageReader())],
    outside: configuredVendors().map(outsideProvider),
  }));
}
