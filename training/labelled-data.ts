import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, gunzipSync } from 'node:zlib';
import countries from 'i18n-iso-countries';
import { parse } from 'csv-parse/sync';
import type { MatcherList } from '@/lib/domain/screening/matcher';
import type { ListedEntity, ScreeningQuery } from '@/lib/domain/screening/schema';
import { parseLists } from '@/lib/domain/watchlists/formats/find-lists';

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');

export const hasSharedData = existsSync(join(shared, 'labelled'));

const labelledFile = (name: string) => join(shared, 'labelled', name);

export const negativeFiles = ['negatives_us.csv.gz', 'negatives_global.csv.gz'] as const;

/** A near miss belongs to no entity. */
export interface PerturbedName {
  query: string;
  expected_entity_id: string | null;
  perturbation: string;
  family: string;
}

export interface LabelledPerson {
  full_name: string;
  date_of_birth: string;
  /** An ISO 3166-1 alpha-2 code in some files, an English name in others. */
  nationality: string;
}

export interface SharedList extends MatcherList {
  entities: readonly ListedEntity[];
}

/** OFAC and UN. Empty without the shared data. */
export async function readLists(): Promise<SharedList[]> {
  if (!hasSharedData) return [];
  const lists = await parseLists([join(shared, 'ofac'), join(shared, 'un')]);
  return lists.map((list) => ({ ...list, updated_at: '2026-01-01T00:00:00Z' }));
}

export function readRows<Row>(name: string): Row[] {
  const bytes = readFileSync(labelledFile(name));
  return parse(name.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true });
}

export const readClean = () => readPeople('un_positives_clean.csv');

export const readMangled = () => readPeople('un_positives_mangled.csv');

export const readNegatives = () => negativeFiles.map(readPeople);

/** Variants of listed names, without bare initials, which no search by words can find. */
export async function readPerturbed(): Promise<PerturbedName[]> {
  const file = createReadStream(labelledFile('ofac_perturbed.jsonl.gz'));
  const names: PerturbedName[] = [];
  for await (const line of createInterface({ input: file.pipe(createGunzip()), crlfDelay: Infinity })) {
    const name = JSON.parse(line) as PerturbedName;
    if (name.perturbation !== 'abbrev') names.push(name);
  }
  return names;
}

/** Evenly spaced, about `count`. */
export function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  return everyNth(items, count).slice(0, count);
}

/** Evenly spaced, at least `count` if there are as many. */
export function everyNth<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0);
}

function readPeople(name: string): ScreeningQuery[] {
  return readRows<LabelledPerson>(name).map(({ full_name, date_of_birth, nationality }) => ({
    name: full_name,
    entity_type: 'person',
    date_of_birth: date_of_birth || null,
    nationality:
      nationality.length === 2
        ? nationality.toUpperCase()
        : (countries.getAlpha2Code(nationality, 'en') ?? null),
  }));
}
