import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseLists } from '@/lib/domain/watchlists/detect-list';
import { alignNames } from './align';
import { Candidates, leastShareFor } from './candidates';
import { Dictionary } from './dictionary';
import { greatestLift } from './evidence';
import { defaultMatchThreshold } from './matcher';
import { currentModel } from './model';
import { toNamePart, type NamePart } from './name-parts';
import { toWords } from './normalise';
import { scoreName } from './score';

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const perturbed = join(shared, 'labelled/ofac_perturbed.jsonl.gz');
const sampled = 30;

/** All that a date and places can add. */
const lift = greatestLift(
  { name: '', entity_type: 'person', date_of_birth: '1970-01-01', nationality: 'DE', country: 'DE' },
  currentModel,
);

/** Perturbed names of all classes, and near misses; not the bare initials, which no search by words can find. */
function sampleQueries(): string[] {
  const lines = gunzipSync(readFileSync(perturbed)).toString().trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as { query: string; perturbation: string });
  const queries = rows.filter((row) => row.perturbation !== 'abbrev').map((row) => row.query);
  const step = Math.floor(queries.length / sampled);
  return queries.filter((_, at) => at % step === 0).slice(0, sampled);
}

describe.skipIf(!existsSync(perturbed))(
  'screening · recall of candidates against brute force over OFAC and UN (skipped without shared data)',
  () => {
    const dictionary = new Dictionary(currentModel);
    let candidates: Candidates;
    let names: NamePart[][];
    let rarity: (text: string) => number;

    beforeAll(async () => {
      const lists = await parseLists([join(shared, 'ofac'), join(shared, 'un')]);
      const people = lists.flatMap((list) => list.entities.filter((one) => one.entity_type === 'person'));
      const ids = people
        .flatMap((person) => person.names.map(({ name }) => toWords(name)))
        .map((words) => words.map((word) => dictionary.intern(word)));
      candidates = new Candidates(dictionary, ids);
      rarity = (text) => {
        const word = dictionary.idOf(text);
        const frequency = word === undefined ? 0 : candidates.frequency(word);
        return Math.log((ids.length + 1) / (frequency + 1)) / Math.log(ids.length + 1);
      };
      const parts = dictionary.words.map(({ text }) => toNamePart(text, 'person', rarity, currentModel));
      names = ids.map((words) => words.map((word) => parts[word]!));
    });

    /** Of the names that score so much when all are scored, the share that are candidates; and how many they are. */
    function recallFrom(score: number): { recall: number; names: number } {
      const leastShare = leastShareFor(defaultMatchThreshold - lift);
      const reached = { found: 0, all: 0 };
      for (const query of sampleQueries()) {
        const parts = toWords(query).map((word) => toNamePart(word, 'person', rarity, currentModel));
        const found = new Set(candidates.find(parts, leastShare, () => true));
        names.forEach((name, number) => {
          if (scoreName(alignNames(parts, name, currentModel), 'person', currentModel).score < score) return;
          reached.all += 1;
          if (found.has(number)) reached.found += 1;
        });
      }
      return { recall: reached.found / reached.all, names: reached.all };
    }

    it('is 95% of the names that match by themselves', { timeout: 120_000 }, () => {
      const { recall, names: matching } = recallFrom(defaultMatchThreshold);
      expect(matching).toBeGreaterThan(sampled / 2);
      expect(recall).toBeGreaterThanOrEqual(0.95);
    });

    it('is 90% of those that match with all that a date and a country can add', { timeout: 120_000 }, () => {
      expect(recallFrom(defaultMatchThreshold - lift).recall).toBeGreaterThanOrEqual(0.9);
    });
  },
);
