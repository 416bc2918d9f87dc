import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import countries from 'i18n-iso-countries';
import { parse } from 'csv-parse/sync';
import type { MatcherList } from '@/lib/domain/screening/matcher';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { parseLists } from '@/lib/domain/watchlists/detect-list';

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');

/** Whether the real lists and what is labelled about them are at hand. */
export const hasSharedData = existsSync(join(shared, 'labelled'));

export const labelledFile = (name: string) => join(shared, 'labelled', name);

const negatives = ['negatives_us.csv.gz', 'negatives_global.csv.gz'] as const;

/** A listed name in another shape, and whose it is: null for a name that only comes near. */
export interface PerturbedName {
  query: string;
  expected_entity_id: string | null;
  perturbation: string;
}

/** OFAC and UN as the matcher takes them; none without the shared data. */
export async function readLists(): Promise<MatcherList[]> {
  if (!hasSharedData) return [];
  const lists = await parseLists([join(shared, 'ofac'), join(shared, 'un')]);
  return lists.map((list) => ({ ...list, updated_at: '2026-01-01T00:00:00Z' }));
}

export function readRows<Row>(name: string): Row[] {
  const bytes = readFileSync(labelledFile(name));
  return parse(name.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true });
}

/** People of the UN list as a clean record holds them. */
export const readClean = () => readPeople('un_positives_clean.csv');

/** The same people as records that were mangled hold them. */
export const readMangled = () => readPeople('un_positives_mangled.csv');

/** Two times 25,000 made-up people who are on no list. */
export const readNegatives = () => negatives.map(readPeople);

/** Names that are but initials are left out: no search by words can find them. */
export function readPerturbed(): PerturbedName[] {
  const lines = gunzipSync(readFileSync(labelledFile('ofac_perturbed.jsonl.gz')))
    .toString()
    .trim()
    .split('\n');
  const rows = lines.map((line) => JSON.parse(line) as PerturbedName);
  return rows.filter(({ perturbation }) => perturbation !== 'abbrev');
}

/** About so many of the items, evenly. */
export function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0).slice(0, count);
}

interface LabelledPerson {
  full_name: string;
  date_of_birth: string;
  /** An alpha-2 code in some files, an English name in others. */
  nationality: string;
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
