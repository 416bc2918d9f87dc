import { describe, expect, it } from 'vitest';
import { reads } from '@/bench/operations/reads';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import type { Operation } from '@/lib/domain/operation';

const isMeasured = ({ method, path, tag, answer }: Operation): boolean =>
  method === 'GET' && (answer.shape === 'list' || path.endsWith('/counts') || tag === 'Analytics');

const shapeOf = (path: string): string => path.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '{}');
const asked = new Set(reads.map(({ path }) => shapeOf(path)));

const expected = operationsOf(routes).filter(isMeasured);

describe('the benchmark of every operation', () => {
  it('calls every list, count and analysis of the registry', () => {
    const missing = expected.filter(({ path }) => !asked.has(shapeOf(path)));
    expect(expected.length).toBeGreaterThan(25);
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
