import { beforeAll, describe, expect, it } from 'vitest';
import { compareAll, mostLift, type Compared } from '@/bench/screening/brute-force';
import { hasSharedData, readLists, readPerturbed, sampleOf } from '@/bench/screening/labelled-data';
import { defaultMatchThreshold } from '../matcher';

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
