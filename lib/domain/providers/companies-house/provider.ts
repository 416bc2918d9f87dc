import { z } from 'zod';
import { jsonSource, type JsonSource, type SourceOptions } from '@/lib/platform/outbound/http';
import { companyRegistry, type RegistryLookup } from '../company-registry/provider';
import { ProviderFailed, type Provider } from '../provider';
import { CompanyProfile, directorsOf, Officer, ownersOf, Psc, toCompany } from './records';

const name = 'Companies House';
const defaultBaseUrl = 'https://api.company-information.service.gov.uk';
const pageSize = 100;
const maxPages = 50;

/** `baseUrl` defaults to the public API. */
export type CompaniesHouseOptions = { apiKey: string } & Partial<Omit<SourceOptions, 'name' | 'headers'>>;

export function companiesHouse({ apiKey, ...options }: CompaniesHouseOptions): Provider {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  const source = jsonSource({
    ...options,
    baseUrl: options.baseUrl ?? defaultBaseUrl,
    name,
    headers: { authorization },
  });

  const lookup: RegistryLookup = async (country, registrationNumber, { signal }) => {
    if (country !== 'GB') return null;
    const number = encodeURIComponent(registrationNumber);
    const profile = await source.find(`/company/${number}`, {}, CompanyProfile, signal);
    if (!profile) return null;
    // A partial list of people would look complete, so if either list fails, the check fails.
    const [officers, pscs] = await Promise.all([
      readAllPages(source, `/company/${number}/officers`, Officer, signal),
      readAllPages(source, `/company/${number}/persons-with-significant-control`, Psc, signal),
    ]);
    return toCompany(profile, [...officers.flatMap(directorsOf), ...pscs.flatMap(ownersOf)]);
  };

  return companyRegistry(name, lookup);
}

/** Empty for a 404, which is the answer for companies without officers or controllers. */
async function readAllPages<Item extends z.ZodType>(
  source: JsonSource,
  path: string,
  item: Item,
  signal: AbortSignal,
) {
  const Page = z.object({ items: z.array(item), total_results: z.number() });
  const items: z.infer<Item>[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const query = { items_per_page: String(pageSize), start_index: String(items.length) };
    const answer = await source.find(path, query, Page, signal);
    items.push(...(answer?.items ?? []));
    if (!answer || answer.items.length === 0 || items.length >= answer.total_results) return items;
  }
  throw new ProviderFailed(name, 'invalid_answer');
}
