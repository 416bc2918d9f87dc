import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { documented, keyOf } from './endpoints-chapter';

const served = operationsOf(routes).map((operation) => ({ key: keyOf(operation), scope: operation.scope }));

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
