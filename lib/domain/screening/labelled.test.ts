import { beforeAll, describe, expect, it } from 'vitest';
import {
  hasSharedData,
  labelledFile,
  readClean,
  readLists,
  readMangled,
  readNegatives,
  readRows,
  sampleOf,
} from '@/training/labelled-data';
import { f1, readPairs, splitByNames, type LabelledPair } from '@/training/labelled-pairs';
import { compareNames } from './compare';
import { buildMatcher, defaultMatchThreshold } from './matcher';
import { ofacScore } from './scoring/ofac-score';
import type { Matcher, ScreeningQuery } from './schema';

describe.skipIf(!hasSharedData)(
  'screening · labelled people against OFAC and UN (skipped without shared data)',
  () => {
    let matcher: Matcher;
    beforeAll(async () => {
      matcher = buildMatcher(await readLists());
    });

    const alerting = (people: readonly ScreeningQuery[]) =>
      people.filter(
        (person) => matcher.search(person, { threshold: defaultMatchThreshold, limit: 1 }).length > 0,
      ).length / people.length;

    it('alerts on every listed person as a clean record holds them', () => {
      expect(alerting(readClean())).toBe(1);
    });

    it('alerts on 99.8% of listed people whose records are mangled', () => {
      expect(alerting(readMangled())).toBeGreaterThanOrEqual(0.998);
    });

    it('alerts on at most 0.4% of 1,000 people of each file of those on no list', () => {
      for (const people of readNegatives()) {
        const sample = sampleOf(people, 1000);
        expect(sample).toHaveLength(1000);
        expect(alerting(sample)).toBeLessThanOrEqual(0.004);
      }
    });
  },
);

describe.skipIf(!hasSharedData)('screening · labelled pairs of names (skipped without shared data)', () => {
  it('are told apart with an F1 of 0.85 or more, of those that no learning has seen', () => {
    const { test } = readPairs(labelledFile('name_pairs.csv'));
    const scoreOf = (pair: LabelledPair) => compareNames(pair.asked, pair.listed, pair.entityType).score;
    expect(test.length).toBeGreaterThan(100);
    expect(f1(test, scoreOf, defaultMatchThreshold)).toBeGreaterThanOrEqual(0.85);
  });

  it('match across scripts, nine of ten', () => {
    const pairs = readRows<{ query: string; expected: string }>('cross_script_pairs.csv');
    const matching = pairs.filter(({ query, expected }) => compareNames(query, expected, 'person').match);
    expect(matching.length / pairs.length).toBeGreaterThanOrEqual(0.9);
  });

  it('have about the score that OFAC’s own search shows: within 3 points on average', () => {
    const rows = readRows<{ query_name: string; result_name: string; ofac_score: string }>(
      'ofac_portal_scores.csv',
    );
    const errors = rows.map((row) =>
      Math.abs(ofacScore(row.query_name, row.result_name) - Number(row.ofac_score)),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / rows.length).toBeLessThanOrEqual(3);
  });
});

const pair = (asked: string, listed: string): LabelledPair => ({
  asked,
  listed,
  entityType: 'person',
  isMatch: true,
  logicScore: null,
});

/** In each chain a name leads from pair to pair. */
const chains = Array.from({ length: 40 }, (_, at) => [
  pair(`Zaramov ${at}`, `Orekhov ${at}`),
  pair(`${at} OREKHOV`, `Papademakis ${at}`),
  pair(`Qadhumi ${at}`, `Papademakis, ${at}`),
]);

describe('screening · the split of labelled pairs', () => {
  it('keeps pairs that share a name on one side, whatever their order', () => {
    const { train, test } = splitByNames(chains.flat());
    for (const chain of chains) expect([0, 3]).toContain(chain.filter((one) => test.includes(one)).length);
    expect(train.length).toBeGreaterThan(test.length);
    expect(test.length).toBeGreaterThan(20);
    const again = splitByNames(chains.flat().reverse());
    expect(new Set(again.test)).toEqual(new Set(test));
  });
});
