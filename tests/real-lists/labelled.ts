import { describe, expect, it } from 'vitest';
import { compareNames } from '@/lib/domain/screening/compare';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import { currentModel } from '@/lib/domain/screening/models/known-models';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { ofacScore } from '@/lib/domain/screening/scoring/ofac-score';
import { readClean, readMangled, readNegatives, readRows, sampleOf } from '@/training/labelled-data';
import { f1, type LabelledPair, readPairs } from '@/training/labelled-pairs';
import type { RealLists } from './lists';

export function describeLabelled({ matcher }: RealLists): void {
  describe('screening · labelled people against OFAC and UN', () => {
    const shareAlerting = (people: readonly ScreeningQuery[]) =>
      people.filter(
        (person) => matcher().search(person, { threshold: defaultMatchThreshold, limit: 1 }).length > 0,
      ).length / people.length;

    it('alerts on every listed person with a clean record', () => {
      expect(shareAlerting(readClean())).toBe(1);
    });

    it('alerts on 99.8% of listed people with mangled records', () => {
      expect(shareAlerting(readMangled())).toBeGreaterThanOrEqual(0.998);
    });

    it('alerts on at most 0.4% of people who are on no list', () => {
      for (const people of readNegatives()) {
        const sample = sampleOf(people, 1000);
        expect(sample).toHaveLength(1000);
        expect(shareAlerting(sample)).toBeLessThanOrEqual(0.004);
      }
    });
  });

  describe('screening · labelled pairs of names', () => {
    it('reach an F1 of 0.85 on held-out pairs', () => {
      const { test } = readPairs();
      const scoreOf = (pair: LabelledPair) => compareNames(pair.query, pair.listed, pair.entityType).score;
      expect(test.length).toBeGreaterThan(100);
      expect(f1(test, scoreOf, defaultMatchThreshold)).toBeGreaterThanOrEqual(0.85);
    });

    it('match in nine of ten cases if the scripts differ', () => {
      const pairs = readRows<{ query: string; expected: string }>('cross_script_pairs.csv');
      const matching = pairs.filter(({ query, expected }) => compareNames(query, expected, 'person').match);
      expect(matching.length / pairs.length).toBeGreaterThanOrEqual(0.9);
    });

    it('have an ofac_score within 3 points, on average, of the score in OFAC’s own search', () => {
      const rows = readRows<{ query_name: string; result_name: string; ofac_score: string }>(
        'ofac_portal_scores.csv',
      );
      const errors = rows.map((row) =>
        Math.abs(ofacScore(row.query_name, row.result_name, currentModel.ofac) - Number(row.ofac_score)),
      );
      expect(errors.reduce((sum, error) => sum + error, 0) / rows.length).toBeLessThanOrEqual(3);
    });
  });
}
