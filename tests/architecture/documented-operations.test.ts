import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { documented, keyOf } from './endpoints-chapter';

const served = operationsOf(routes).map((operation) => ({ key: keyOf(operation), scope: operation.scope }));

describe('docs/api, chapter 5', () => {
  it('describes every served operation, with its scope', () => {
    const missing = served.filter(
      ({ key, scope }) => !documented.some((row) => row.key === key && row.scope.includes(scope)),
    );
    expect(missing).toEqual([]);
  });

  it('describes no operation that is not served', () => {
    const wrong = documented.filter(({ key }) => !served.some((operation) => operation.key === key));
    expect(wrong).toEqual([]);
  });
});
