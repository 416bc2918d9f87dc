import { describe, expect, it } from 'vitest';
import { textOf, treeFiles } from './tree';

const adrs = treeFiles.filter((path) => path.startsWith('docs/adr/'));
const sections = ['Context', 'Decision', 'Consequences'];

const nameOf = (path: string) => path.replace('docs/adr/', '');
const numberOf = (path: string) => nameOf(path).slice(0, 4);

/** Required headings that are missing or out of order. Other headings may come between them. */
function missingSections(text: string): string[] {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  let after = 0;
  return sections.filter((section) => {
    const at = headings.indexOf(section, after);
    if (at >= 0) after = at + 1;
    return at < 0;
  });
}

describe('decisions', () => {
  it('are called NNNN-its-title.md, and start with that number', () => {
    const bad = adrs.filter(
      (path) =>
        !/^\d{4}-[a-z0-9-]+\.md$/.test(nameOf(path)) || !textOf(path).startsWith(`# ${numberOf(path)}. `),
    );
    expect(bad).toEqual([]);
  });

  it('have unique numbers', () => {
    const numbers = adrs.map(numberOf);
    expect(numbers.filter((number, n) => numbers.indexOf(number) !== n)).toEqual([]);
  });

  it('have a date, and the sections Context, Decision and Consequences in this order', () => {
    const bad = adrs.filter(
      (path) => !/^\d{4}-\d\d-\d\d · /m.test(textOf(path)) || missingSections(textOf(path)).length > 0,
    );
    expect(bad).toEqual([]);
  });

  it('are refused without a section, or with their sections in another order', () => {
    expect(missingSections('## Context\n\n## Decision\n')).toEqual(['Consequences']);
    expect(missingSections('## Decision\n\n## Context\n\n## Consequences\n')).toEqual(['Decision']);
  });
});
