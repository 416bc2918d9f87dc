import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { currentModel } from '../models/known-models';
import { ofacScore as scoreWith } from './ofac-score';

const ofacScore = (query: string, listed: string) => scoreWith(query, listed, currentModel.ofac);

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const shown = join(shared, 'labelled/ofac_portal_scores.csv');

interface ShownScore {
  query_name: string;
  result_name: string;
  ofac_score: string;
}

describe('screening · OFAC-equivalent score', () => {
  it('is 100 when the listed name has all words of the query, in any order', () => {
    expect(ofacScore('Vladislav Zaramov', 'ZARAMOV, Vladislav')).toBe(100);
    expect(ofacScore('Vladislav Zaramov', 'ZARAMOV, Vladislav Petrovich')).toBe(100);
  });

  it('is 0 when no words are similar, or a name has no words', () => {
    expect(ofacScore('Qwx', 'ZARAMOV, Vladislav')).toBe(0);
    expect(ofacScore('', 'ZARAMOV, Vladislav')).toBe(0);
    expect(ofacScore('Zaramov', '...')).toBe(0);
  });

  it('reads an apostrophe as no space, and rounds up', () => {
    expect(ofacScore("Za'ramov", 'ZARAMOV')).toBe(100);
    // 94.29 by Jaro and Winkler's formula.
    expect(ofacScore('Zaramov', 'Zaramof')).toBe(95);
  });

  it('is lower with each typo', () => {
    const scores = ['Zaramov', 'Zaramof', 'Saramof'].map((name) => ofacScore(name, 'ZARAMOV'));
    expect(scores[0]).toBe(100);
    expect(scores[1]).toBeLessThan(100);
    expect(scores[2]).toBeLessThan(scores[1]!);
  });

  it('does not grow costly when names are a megabyte long', () => {
    const start = performance.now();
    ofacScore('zaramov '.repeat(125_000), 'x'.repeat(1_000_000));
    // A few milliseconds here. A cost that grows with the square of the length would take minutes.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe.skipIf(!existsSync(shown))('screening · OFAC’s own scores (skipped without shared data)', () => {
  it('differ by at most 3 points on average', () => {
    const rows: ShownScore[] = parse(readFileSync(shown), { columns: true });
    const errors = rows.map((row) =>
      Math.abs(ofacScore(row.query_name, row.result_name) - Number(row.ofac_score)),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThanOrEqual(3);
  });
});
