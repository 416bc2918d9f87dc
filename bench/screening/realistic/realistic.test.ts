import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { f1Of, measureRealistic, type RealisticFigures } from './measure';

/** Updated by `npm run bench:screening -- realistic` when a change is meant: see docs/screening.md. */
const committed = JSON.parse(
  readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8'),
) as RealisticFigures;

describe('screening · realistic names', () => {
  it('are judged as the committed figures say, in both halves', () => {
    expect(measureRealistic()).toEqual(committed);
  });

  it('are mostly judged rightly, whether their half was looked at or only counted', () => {
    const { seen, counted } = committed.people!;
    expect(f1Of(seen!)).toBeGreaterThan(0.93);
    expect(f1Of(counted!)).toBeGreaterThan(0.9);
  });
});
