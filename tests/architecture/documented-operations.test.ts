import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { textOf } from './tree';

/** `{case_token}` and the chapter's `{t}` are both a parameter. */
const withoutNames = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');

interface Documented {
  key: string;
  isPlanned: boolean;
  scope: string;
}

/** A row `| GET, POST /v1/cases/{t}/comments **Planned** | scope | …` is one operation per method. */
function readRow(row: string): Documented[] {
  const [, name = '', scope = ''] = row.split('|');
  const path = /(\/v1\/[^\s`*]+)/.exec(name)?.[1];
  if (!path) return [];
  return [...name.matchAll(/\b(GET|POST|PATCH|PUT|DELETE)\b/g)].map(([, method]) => ({
    key: `${method} ${withoutNames(path)}`,
    isPlanned: name.includes('**Planned**'),
    scope: scope.replaceAll('`', '').trim(),
  }));
}

/** A section that starts with **Planned.** is planned as a whole. */
const documented = textOf('docs/api/05-endpoints.md')
  .split(/^## /m)
  .flatMap((section) => {
    const isPlanned = /^\*\*Planned\.\*\*/m.test(section);
    const rows = section.split('\n').filter((line) => line.startsWith('|'));
    return rows.flatMap(readRow).map((row) => ({ ...row, isPlanned: row.isPlanned || isPlanned }));
  });

const served = operationsOf(routes)
  .filter(({ path }) => path.startsWith('/v1/'))
  .map(({ method, path, scope }) => ({ key: `${method} ${withoutNames(path)}`, scope }));

describe('docs/api, chapter 5', () => {
  it('describes every operation that is served, with its scope', () => {
    const described = documented.filter(({ isPlanned }) => !isPlanned);
    const missing = served.filter(
      ({ key, scope }) => !described.some((row) => row.key === key && row.scope.includes(scope)),
    );
    expect(missing).toEqual([]);
  });

  it('calls nothing planned that is served, and nothing served that is not', () => {
    const wrong = documented.filter(
      ({ key, isPlanned }) => served.some((operation) => operation.key === key) === isPlanned,
    );
    expect(wrong).toEqual([]);
  });
});
