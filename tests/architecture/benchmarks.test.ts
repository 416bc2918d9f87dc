import { describe, expect, it } from 'vitest';
import { textOf, treeFiles } from './tree';

const overview = textOf('docs/benchmarks.md');
const scripts = Object.entries<string>(JSON.parse(textOf('package.json')).scripts);

describe('docs/benchmarks.md', () => {
  it('names each script that runs a program in bench', () => {
    const names = scripts.filter(([, command]) => / bench\//.test(command)).map(([name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !overview.includes(`\`${name}\``))).toEqual([]);
  });

  it('links each page of an area', () => {
    const pages = treeFiles.filter((path) => path.startsWith('docs/benchmarks/'));
    expect(pages).not.toEqual([]);
    expect(pages.filter((path) => !overview.includes(`(${path.replace('docs/', '')}`))).toEqual([]);
  });

  it('has at most 200 lines, so that the current figures are found', () => {
    expect(overview.split('\n').length).toBeLessThanOrEqual(201);
  });
});
