import { z } from 'zod';
import type { ListVersion } from '@/lib/domain/screening/schema';
import { ScreeningCategory } from '@/lib/domain/words';
import type { JsonSource } from '@/lib/platform/outbound/http';

const text = z.string().nullish();

/** An entry of `GET /catalog`: a dataset or a collection of datasets. */
const Dataset = z.object({
  name: z.string(),
  title: z.string(),
  version: text,
  /** The version that is searched; absent for datasets that are not indexed on their own. */
  index_version: text,
  updated_at: text,
  last_export: text,
});
type Dataset = z.infer<typeof Dataset>;

const Catalog = z.object({ datasets: z.array(Dataset) });

const Features = z.record(z.string(), z.object({ coefficient: z.number() }));

/** `GET /algorithms`: newer versions describe the features in `docs`, older ones next to the name. */
const Algorithms = z.object({
  algorithms: z.array(
    z.object({
      name: z.string(),
      features: Features.nullish(),
      docs: z.object({ features: Features }).nullish(),
    }),
  ),
  best: z.string(),
});

const coverOfCollection: Readonly<Record<string, readonly ScreeningCategory[]>> = {
  sanctions: ['sanctions'],
  peps: ['pep'],
};

/**
 * Categories by the names of OpenSanctions' collections. No catalog states what other datasets cover, so they are
 * assumed to cover everything.
 */
export const coverOf = (dataset: string): readonly ScreeningCategory[] =>
  (Object.hasOwn(coverOfCollection, dataset) && coverOfCollection[dataset]) || ScreeningCategory.options;

export interface YenteCatalog {
  list: ListVersion;
  algorithm: string;
  /** The weight of each feature, −1 to 1, by the feature's name. */
  weights: Readonly<Record<string, number>>;
}

/** Null if yente has no such dataset or algorithm, or does not state the age of its data. */
export async function readYenteCatalog(
  source: JsonSource,
  datasetName: string,
  signal: AbortSignal,
): Promise<YenteCatalog | null> {
  const [catalog, scoring] = await Promise.all([
    source.find('/catalog', {}, Catalog, signal),
    source.find('/algorithms', {}, Algorithms, signal),
  ]);
  const dataset = catalog?.datasets.find(({ name }) => name === datasetName);
  const algorithm = scoring?.algorithms.find(({ name }) => name === scoring.best);
  const list = dataset && listOf(dataset);
  if (!list || !algorithm) return null;
  const features = algorithm.docs?.features ?? algorithm.features ?? {};
  const weights = Object.entries(features).map(([name, { coefficient }]) => [name, coefficient] as const);
  return { list, algorithm: algorithm.name, weights: Object.fromEntries(weights) };
}

function listOf({ title, version, index_version, updated_at, last_export }: Dataset): ListVersion | null {
  const searched = index_version ?? version;
  const updatedAt = timestampIn(searched) ?? toTimestamp(updated_at) ?? toTimestamp(last_export);
  return searched && updatedAt ? { name: title, version: searched, updated_at: updatedAt } : null;
}

/** OpenSanctions' versions start with their creation time: `20261121061502-abc`. */
function timestampIn(version: string | null | undefined): string | null {
  const [, ...parts] = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:-|$)/.exec(version ?? '') ?? [];
  if (parts.length === 0) return null;
  const [year, month, day, hour, minute, second] = parts;
  return toTimestamp(`${year}-${month}-${day}T${hour}:${minute}:${second}`);
}

/** A time without an offset is UTC. */
function toTimestamp(time: string | null | undefined): string | null {
  if (!time) return null;
  const hasOffset = !time.includes('T') || /(?:Z|[+-]\d{2}:?\d{2})$/.test(time);
  const date = new Date(hasOffset ? time : `${time}Z`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
