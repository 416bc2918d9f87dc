import { z } from 'zod';
import { jsonSource, type JsonSource, type SourceOptions } from '@/lib/platform/http';
import { asProviderFailure, ProviderFailed, type ProviderRequest, type Subject } from '../provider';
import type { ScreeningSource } from '../screening/provider';
import { categoriesOf, matchLimit, queryOf } from '../screening/checks';
import { readYenteCatalog, type YenteCatalog } from './catalog';
import { toMatch, YenteResult } from './match';

const name = 'yente';

/** More than are told: entities that no topic lists come among the results, and are left out here. */
const candidateLimit = 100;
/** The catalog of a full yente is megabytes long and changes some times a day. */
const maxBytes = 32 * 1024 * 1024;
const catalogMaxAgeMs = 5 * 60_000;

const queryId = 'subject';
const Answer = z.object({
  responses: z.object({ [queryId]: z.object({ results: z.array(YenteResult) }) }),
});

export interface YenteOptions extends Omit<SourceOptions, 'name' | 'headers' | 'maxBytes'> {
  dataset: string;
  apiKey?: string;
  now?: () => Date;
}

/**
 * Screens by a yente's `/match` API (OpenSanctions' matching server), whose scores and explanations are told as ours
 * are. What it is asked about goes in the body of a POST, in no address.
 */
export function yente({
  dataset,
  apiKey,
  now = () => new Date(),
  ...options
}: YenteOptions): ScreeningSource {
  const headers = apiKey ? { authorization: `ApiKey ${apiKey}` } : undefined;
  const source = jsonSource({ ...options, name, maxBytes, ...(headers && { headers }) });
  const catalogOf = keptCatalog(source, dataset, now);

  async function find({ subject, type_codes, match_threshold }: ProviderRequest, signal: AbortSignal) {
    const catalog = await catalogOf(signal);
    const results = await askMatch(source, dataset, catalog, subject, match_threshold, signal);
    const asked = categoriesOf(type_codes);
    const matches = results
      .flatMap((result) => toMatch(queryOf(subject), result, catalog) ?? [])
      .filter(({ match_score }) => match_score >= match_threshold)
      .filter(({ categories }) => categories.some((category) => asked.includes(category)))
      .sort((a, b) => b.match_score - a.match_score)
      .slice(0, matchLimit);
    return { matches, lists: [catalog.list] };
  }

  return {
    name,
    find: (request, signal) =>
      find(request, signal).catch((error: unknown) => {
        throw asProviderFailure(name, error);
      }),
  };
}

/** The catalog, read again when it is old. Callers do not share one reading: each may be aborted by its own signal. */
function keptCatalog(source: JsonSource, dataset: string, now: () => Date) {
  let kept: { catalog: YenteCatalog; readAt: number } | undefined;
  return async (signal: AbortSignal): Promise<YenteCatalog> => {
    if (kept && now().getTime() - kept.readAt < catalogMaxAgeMs) return kept.catalog;
    const catalog = await readYenteCatalog(source, dataset, signal);
    if (!catalog) throw new ProviderFailed(name, 'invalid_answer', false);
    kept = { catalog, readAt: now().getTime() };
    return catalog;
  };
}

async function askMatch(
  source: JsonSource,
  dataset: string,
  { algorithm }: YenteCatalog,
  subject: Subject,
  matchThreshold: number,
  signal: AbortSignal,
): Promise<YenteResult[]> {
  const threshold = String(matchThreshold / 100);
  // `cutoff` is the same in the versions that return what lies below the threshold, marked as no match.
  const query = { algorithm, threshold, cutoff: threshold, limit: String(candidateLimit) };
  const body = { queries: { [queryId]: exampleOf(subject) } };
  const answer = await source.ask(`/match/${dataset}`, query, body, Answer, signal);
  // 404: the dataset that is set is none of this yente's.
  if (!answer) throw new ProviderFailed(name, 'refused', false);
  return answer.responses[queryId].results;
}

/** The subject as the example that yente looks for the likes of: no more is told than it compares. */
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
