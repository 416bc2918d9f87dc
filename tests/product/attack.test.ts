import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { attacks } from '@/bench/attack/all';
import { shortScale, type Target, targetOf } from '@/bench/attack/target';
import { requireFirstRun } from '@/scripts/start/announce';
import { type RunningProduct, serveCopy } from '@/scripts/test/served-product';

let product: RunningProduct;
let target: Target;

beforeAll(async () => {
  product = await serveCopy(inject('cluster'), inject('seeded'));
  const firstRun = requireFirstRun(product.dataDir);
  target = targetOf(product.baseUrl, firstRun);
}, 120_000);

afterAll(() => product?.stop());

// The short form of `npm run attack`, without figures.
describe.sequential('front · under attack', () => {
  it.each(attacks)('withstands $name', async ({ run }) => {
    expect((await run(target, shortScale)).findings).toEqual([]);
    const answer = await fetch(`${product.baseUrl}/api/health/ready`);
    expect(answer.status).toBe(200);
  });
});
