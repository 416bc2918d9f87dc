import { beforeAll, describe, expect, it } from 'vitest';
import { compareAll, mostLift, type Compared } from '@/bench/screening/brute-force';
import { hasSharedData, readLists, readPerturbed, sampleOf } from '@/training/labelled-data';
import { buildMatcher, defaultMatchThreshold } from '../matcher';

const sampled = 150;

describe.skipIf(!hasSharedData)(
  'screening · recall of candidates against brute force over OFAC and UN (skipped without shared data)',
  () => {
    /** Every pair of a query and a name that is worth telling. */
    let compared: Compared[];

    beforeAll(async () => {
      const queries = sampleOf(readPerturbed(), sampled).map(({ query }) => query);
      compared = compareAll(await readLists(), queries);
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

/** As fields, forms and keyboards leave the name of a company. */
const mutations: Record<string, (name: string) => string> = {
  'cut at 20 letters': (name) => name.slice(0, 20),
  'without its last word': (name) => name.split(' ').slice(0, -1).join(' '),
  'without its vowels': (name) => name.replace(/[AEIOU]/g, ''),
  'without its spaces': (name) => name.replaceAll(' ', ''),
};

describe.skipIf(!hasSharedData)(
  'screening · what a search without a threshold finds of companies, ships and aircraft (skipped without shared data)',
  () => {
    it.each(Object.entries(mutations))('is found at the threshold too, %s: 95%% of it', async (_, mutate) => {
      const lists = await readLists();
      const matcher = buildMatcher(lists);
      const others = lists
        .flatMap((list) => [...list.entities])
        .filter((one) => one.entity_type !== 'person');
      const counts = { known: 0, found: 0 };
      for (const one of others.filter((__, at) => at % 60 === 0)) {
        const query = { name: mutate(one.primary_name), entity_type: one.entity_type };
        const finds = (threshold: number) =>
          matcher
            .search(query, { threshold, limit: 300 })
            .some(
              (match) =>
                match.list_entry_id === one.list_entry_id && match.match_score >= defaultMatchThreshold,
            );
        if (!finds(0)) continue;
        counts.known += 1;
        if (finds(defaultMatchThreshold)) counts.found += 1;
      }
      expect(counts.known).toBeGreaterThan(50);
      expect(counts.found / counts.known).toBeGreaterThanOrEqual(0.95);
    });
  },
);
