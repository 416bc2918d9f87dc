import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureKinds } from './measure';
import { summaryOf, type Summary } from './summary';

/** Updated by `npm run bench:screening -- kinds` when a change is meant: see docs/screening.md. */
const committed = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8')) as Summary;

describe('screening · kinds of names by culture', () => {
  it('are judged as the committed figures say, cell by cell', () => {
    expect(summaryOf(measureKinds())).toEqual(committed);
  });
});
