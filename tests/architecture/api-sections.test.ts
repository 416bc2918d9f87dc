import { describe, expect, it } from 'vitest';
import { textOf, treeFiles } from './tree';

const headings = new Set(
  treeFiles
    .filter((path) => /^docs\/api\/\d\d-.*\.md$/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/^#+ (\d+(?:\.\d+)?)\b/gm)].map(([, section]) => section)),
);

/** The cited sections: 4.2 in `API §4.2`, 7.1 and 7.2 in `API §7.1, §7.2`. */
const cited = (text: string) =>
  [...text.matchAll(/API (§\d+(?:\.\d+)?(?:, §\d+(?:\.\d+)?)*)/g)].flatMap(([, list = '']) =>
    list.split(', ').map((section) => section.slice(1)),
  );

const foreignCitation = /^\s*(?:\/\*\*|\*|\/\/).*\b(?:decisions \d|[Ss]ections? \d)/m;

const files = treeFiles.filter((path) => /\.(tsx?|mjs|prisma|md)$/.test(path));

describe('citations of docs/api', () => {
  it('name existing sections', () => {
    const lost = files.flatMap((path) =>
      cited(textOf(path))
        .filter((section) => !headings.has(section))
        .map((section) => `${path}: §${section}`),
    );
    expect(lost).toEqual([]);
  });

  it('cite no document outside the repository', () => {
    const code = files.filter((path) => !path.endsWith('.md') && !path.startsWith('tests/architecture/'));
    const foreign = code.filter((path) => foreignCitation.test(textOf(path)));
    expect(foreign).toEqual([]);
  });
});
