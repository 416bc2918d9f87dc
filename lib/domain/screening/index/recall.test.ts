import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseLists } from '@/lib/domain/watchlists/detect-list';
import { alignNames } from '../scoring/align';
import { IndexBuilder } from './build-index';
import { Candidates } from './candidates';
import { Dictionary } from './dictionary';
import { greatestLift } from '../scoring/evidence';
import { defaultMatchThreshold, estimateSlack } from '../matcher';
import { currentModel } from '../model';
import { toNamePart } from '../scoring/name-parts';
import { toWords } from '../reading/normalise';
import { groupSize } from './number-groups';
import { scoreName } from '../scoring/score';
import { rarityAmong } from './rarity';

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const perturbed = join(shared, 'labelled/ofac_perturbed.jsonl.gz');
const sampled = 150;
/** What evidence beside a name can add. */
const mostLift = greatestLift(
  { name: '', entity_type: 'person', date_of_birth: '1970-01-01', nationality: 'XA', country: 'XA' },
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
    /** Every pair of a query and a name that is worth telling. */
    let compared: { score: number; isFound: boolean }[];

    beforeAll(async () => {
      const lists = await parseLists([join(shared, 'ofac'), join(shared, 'un')]);
      const builder = new IndexBuilder();
      for (const list of lists) {
        builder.beginList({ ...list, updated_at: '2026-01-01T00:00:00Z' });
        for (const entity of list.entities) if (entity.entity_type === 'person') builder.add(entity);
      }
      const index = builder.build();
      const dictionary = new Dictionary(index.words.dictionary, currentModel);
      const candidates = new Candidates(dictionary, index.words, index.names, currentModel);
      const rarityOf = rarityAmong(index.names.entities.length, currentModel);
      const rarity = (text: string) => {
        const word = dictionary.idOf(text);
        const frequency = word === undefined ? 0 : groupSize(index.words.names, word);
        return rarityOf(text, frequency);
      };
      const parts = Array.from({ length: dictionary.size }, (_, word) =>
        toNamePart(dictionary.textOf(word), 'person', rarity, currentModel),
      );
      const { starts, values } = index.names.words;
      const names = Array.from(index.names.entities, (_, name) =>
        Array.from(values.subarray(starts[name], starts[name + 1]), (word) => parts[word]!),
      );

      const leastEstimate = defaultMatchThreshold - mostLift - estimateSlack;
      compared = sampleQueries().flatMap((query) => {
        const asked = toWords(query).map((word) => toNamePart(word, 'person', rarity, currentModel));
        const wanted = { kind: 'person', leastEstimate, accepts: () => true, preference: () => 0 } as const;
        const found = new Set(candidates.find(asked, wanted).map(({ name }) => name));
        return names.flatMap((name, number) => {
          const { score } = scoreName(alignNames(asked, name, currentModel), 'person', currentModel);
          return score < leastEstimate ? [] : { score, isFound: found.has(number) };
        });
      });
    }, 120_000);

    /** Of the names that score so much when all are scored, the share that are candidates; and how many they are. */
    function recallFrom(score: number) {
      const matching = compared.filter((one) => one.score >= score);
      return {
        recall: matching.filter((one) => one.isFound).length / matching.length,
        names: matching.length,
      };
    }

    it('is 99% of the names that match by themselves', () => {
      const { recall, names: matching } = recallFrom(defaultMatchThreshold);
      expect(matching).toBeGreaterThan(sampled);
      expect(recall).toBeGreaterThanOrEqual(0.99);
    });

    it('is 95% of those that match with all that a date and a country can add', () => {
      expect(recallFrom(defaultMatchThreshold - mostLift).recall).toBeGreaterThanOrEqual(0.95);
    });
  },
);
