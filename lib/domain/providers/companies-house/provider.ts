import { z } from 'zod';
import { jsonSource, type JsonSource, type SourceOptions } from '@/lib/platform/http';
import { companyRegistry, type RegistryLookup } from '../company-registry/provider';
import { CompanyProfile, companyOf, directorOf, ownerOf, Officer, Psc } from './records';
import { ProviderFailed, type Provider } from '../provider';

const name = 'Companies House';
const ownBaseUrl = 'https://api.company-information.service.gov.uk';

/** Without a `baseUrl`: the service's own. */
export type CompaniesHouseOptions = { apiKey: string } & Partial<Omit<SourceOptions, 'name' | 'headers'>>;

/** The UK register: profile, directors and persons with significant control in force. */
export function companiesHouse({ apiKey, ...options }: CompaniesHouseOptions): Provider {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  const source = jsonSource({
    ...options,
    baseUrl: options.baseUrl ?? ownBaseUrl,
    name,
    headers: { authorization },
  });

  const lookup: RegistryLookup = async (country, registrationNumber, { signal }) => {
    if (country !== 'GB') return null;
    const number = encodeURIComponent(registrationNumber);
    const profile = await source.find(`/company/${number}`, {}, CompanyProfile, signal);
    if (!profile) return null;
    // Half of the people would be a result that looks whole: if either list fails, so does the check.
    const [officers, pscs] = await Promise.all([
      all(source, `/company/${number}/officers`, Officer, signal),
      all(source, `/company/${number}/persons-with-significant-control`, Psc, signal),
    ]);
    return companyOf(profile, [...officers.flatMap(directorOf), ...pscs.flatMap(ownerOf)]);
  };

  return companyRegistry(name, lookup);
}

const pageSize = 100;
const maxPages = 50;

/** Every item of a list, page by page. Companies without officers or controllers answer 404. */
async function all<Item extends z.ZodType>(
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
  throw new ProviderFailed(name, 'invalid_answer', false);
}
