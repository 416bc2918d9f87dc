import { z } from 'zod';
import type { ListedEntity, Match } from '@/lib/domain/screening/schema';
import { jsonSource, type JsonSource, type SourceOptions } from '@/lib/platform/outbound/http';
import { asProviderFailure, ProviderFailed, type ProviderRequest, type Subject } from '../provider';
import { categoriesOf, maxMatches, queryOf } from '../screening/checks';
import type { ScreeningSource } from '../screening/provider';
import { coverOf, readYenteCatalog, type YenteCatalog } from './catalog';
import { entryOf, toMatch, YenteResult } from './match';

const name = 'yente';

/** More than `maxMatches`, because the results include unlisted entities, which are dropped. */
const maxCandidates = 100;
/** The catalog of a full yente is several megabytes. */
const maxBytes = 32 * 1024 * 1024;
const catalogMaxAgeMs = 5 * 60_000;

const queryId = 'subject';
const Answer = z.object({
  responses: z.object({ [queryId]: z.object({ results: z.array(YenteResult) }) }),
});

export interface YenteOptions extends Omit<SourceOptions, 'name' | 'headers' | 'maxBytes'> {
  dataset: string;
  apiKey?: string;
}

/** The subject is sent in a POST body, never in a URL, which proxies may log. */
export function yente({ dataset, apiKey, ...options }: YenteOptions): ScreeningSource {
  const headers = apiKey ? { authorization: `ApiKey ${apiKey}` } : undefined;
  const source = jsonSource({ ...options, name, maxBytes, ...(headers && { headers }) });
  const currentCatalog = cachedCatalog(source, dataset);

  async function find(request: ProviderRequest, signal: AbortSignal) {
    const { subject, type_codes, match_threshold } = request;
    const catalog = await currentCatalog(signal);
    const results = await askMatch(source, dataset, catalog, request, signal);
    const requested = categoriesOf(type_codes);
    const entries = new Map<Match, ListedEntity>();
    for (const result of results) {
      const [match, entry] = [toMatch(queryOf(subject), result, catalog), entryOf(result)];
      if (match && entry) entries.set(match, entry);
    }
    const matches = [...entries.keys()]
      .filter(({ match_score }) => match_score >= match_threshold)
      .filter(({ categories }) => categories.some((category) => requested.includes(category)))
      .sort((a, b) => b.match_score - a.match_score)
      .slice(0, maxMatches);
    return { matches, entries, lists: [catalog.list], covers: coverOf(dataset) };
  }

  return {
    name,
    find: (request, signal) =>
      find(request, signal).catch((error: unknown) => {
        throw asProviderFailure(name, error);
      }),
  };
}

/**
 * Concurrent calls do not share one read of an expired catalog, because the signal of one would abort it for
 * all.
 */
function cachedCatalog(source: JsonSource, dataset: string) {
  let cached: { catalog: YenteCatalog; readAt: number } | undefined;
  return async (signal: AbortSignal): Promise<YenteCatalog> => {
    if (cached && Date.now() - cached.readAt < catalogMaxAgeMs) return cached.catalog;
    const catalog = await readYenteCatalog(source, dataset, signal);
    if (!catalog) throw new ProviderFailed(name, 'invalid_answer');
    cached = { catalog, readAt: Date.now() };
    return catalog;
  };
}

async function askMatch(
  source: JsonSource,
  dataset: string,
  { algorithm }: YenteCatalog,
  { subject, match_threshold }: ProviderRequest,
  signal: AbortSignal,
): Promise<YenteResult[]> {
  const threshold = String(match_threshold / 100);
  // Some versions return results below the threshold, with `match: false`; `cutoff` drops them.
  const query = { algorithm, threshold, cutoff: threshold, limit: String(maxCandidates) };
  const body = { queries: { [queryId]: exampleOf(subject) } };
  const answer = await source.ask(`/match/${dataset}`, query, body, Answer, signal);
  // A 404: this yente does not have the configured dataset.
  if (!answer) throw new ProviderFailed(name, 'refused');
  return answer.responses[queryId].results;
}

function exampleOf(subject: Subject) {
  const values = (value: string | null) => (value ? [value] : []);
  const shared = { name: [subject.name], country: values(subject.country) };
  if (subject.type === 'Company') {
    const registrationNumber = values(subject.registration_number);
    return { schema: 'Company', properties: { ...shared, registrationNumber } };
  }
  const birthDate = values(subject.date_of_birth);
  return { schema: 'Person', properties: { ...shared, birthDate, nationality: values(subject.nationality) } };
}
