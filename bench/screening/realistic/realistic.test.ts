import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { f1Of, measureRealistic, type RealisticFigures } from './measure';

/** Updated by `npm run bench:screening -- realistic` when a change is meant: see docs/screening.md. */
const committed = JSON.parse(
  readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8'),
) as RealisticFigures;

describe('screening · realistic names', () => {
  it('are judged as the committed figures say, part by part', () => {
    expect(measureRealistic()).toEqual(committed);
  });

  it('are mostly judged rightly, by culture and by kind of difference', () => {
    const { 'by kind': byKind, 'by a third author': byThird, ...lookedAt } = committed.people!;
    for (const part of Object.values(lookedAt)) expect(f1Of(part)).toBeGreaterThan(0.95);
    expect(f1Of(byKind!)).toBeGreaterThan(0.9);
    expect(f1Of(byThird!)).toBeGreaterThan(0.85);
    const { 'by a third author': companiesByThird, ...companies } = committed.companies!;
    for (const part of Object.values(companies)) expect(f1Of(part)).toBeGreaterThan(0.95);
    expect(f1Of(companiesByThird!)).toBeGreaterThan(0.9);
  });
});
