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
    // Of parts that nobody has looked at.
    const least: Readonly<Record<string, number>> = {
      'by kind': 0.9,
      'by a third author': 0.85,
      'by a fifth author': 0.9,
    };
    for (const parts of [committed.people!, committed.companies!])
      for (const [part, judged] of Object.entries(parts))
        expect(f1Of(judged), part).toBeGreaterThan(least[part] ?? 0.95);
  });
});
