import { beforeAll, describe, expect, it } from 'vitest';
import { maxEvidencePoints, scoreAllPairs, type ScoredPair } from '@/bench/screening/brute-force';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { readPerturbed, sampleOf } from '@/training/labelled-data';
import type { RealLists } from './lists';

// Each query is compared with every listed name. `PROBITY_RECALL_QUERIES=150 npm test -- --only integration` searches
// further.
const queryCount = Number(process.env.PROBITY_RECALL_QUERIES ?? 12);

const mutations: Record<string, (name: string) => string> = {
  'cut at 20 letters': (name) => name.slice(0, 20),
  'without their last word': (name) => name.split(' ').slice(0, -1).join(' '),
  'without vowels': (name) => name.replace(/[AEIOU]/g, ''),
  'without spaces': (name) => name.replaceAll(' ', ''),
};

export function describeRecall({ lists, matcher }: RealLists): void {
  describe('screening · recall of candidates against brute force over OFAC and UN', () => {
    let pairs: ScoredPair[];

    beforeAll(async () => {
      const queries = sampleOf(await readPerturbed(), queryCount).map(({ query }) => query);
      pairs = scoreAllPairs(lists(), queries);
    });

    function recallFrom(minScore: number) {
      const relevant = pairs.filter(({ score }) => score >= minScore);
      return {
        recall: relevant.filter(({ isCandidate }) => isCandidate).length / relevant.length,
        relevant: relevant.length,
      };
    }

    it('finds 99% of the names that match without further evidence', () => {
      const { recall, relevant } = recallFrom(defaultMatchThreshold);
      expect(relevant).toBeGreaterThan(queryCount);
      expect(recall).toBeGreaterThanOrEqual(0.99);
    });

    it('finds 95% of the names that match with the most that a date and countries can add', () => {
      expect(recallFrom(defaultMatchThreshold - maxEvidencePoints).recall).toBeGreaterThanOrEqual(0.95);
    });
  });

  describe('screening · recall of companies, ships and aircraft against a search without threshold', () => {
    let others: ListedEntity[];

    beforeAll(() => {
      others = lists().flatMap((list) => list.entities.filter((one) => one.entity_type !== 'person'));
    });

    it.each(Object.entries(mutations))('finds names %s, in 95 of 100 cases', (_, mutate) => {
      const counts = { findable: 0, found: 0 };
      for (const one of others.filter((__, at) => at % 60 === 0)) {
        const query = { name: mutate(one.primary_name), entity_type: one.entity_type };
        const finds = (threshold: number) =>
          matcher()
            .search(query, { threshold, limit: 300 })
            .some(
              (match) =>
                match.list_entry_id === one.list_entry_id && match.match_score >= defaultMatchThreshold,
            );
        if (!finds(0)) continue;
        counts.findable += 1;
        if (finds(defaultMatchThreshold)) counts.found += 1;
      }
      expect(counts.findable).toBeGreaterThan(50);
      expect(counts.found / counts.findable).toBeGreaterThanOrEqual(0.95);
    });
  });
}
