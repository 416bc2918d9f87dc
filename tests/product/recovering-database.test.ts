import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startProcess } from '@/scripts/serve/managed-process';
import { type PreparedProduct, prepareCopy } from '@/scripts/test/served-product';
import { recoveringServer } from '@/tests/fixtures/recovering-server';

let product: PreparedProduct;

beforeAll(async () => {
  product = await prepareCopy(inject('cluster'), inject('seeded'));
}, 120_000);

afterAll(() => product?.remove());

/** A worker whose PostgreSQL passes its first connections on and refuses all others, until it has recovered. */
async function startWorker(passed: number) {
  const url = new URL(product.environment.PROBITY_WORKER_DATABASE_URL ?? '');
  const server = await recoveringServer(url, { passed });
  url.port = String(server.port);
  const log = join(product.folder, `worker-${server.port}.log`);
  const output = openSync(log, 'a');
  const environment = { ...product.environment, PROBITY_WORKER_DATABASE_URL: url.toString() };
  const worker = startProcess('worker', environment, output);
  closeSync(output);
  onTestFinished(async () => {
    await worker.kill();
    server.close();
  });
  let ending: string | undefined;
  void worker.ended.then((how) => (ending = how));
  return { server, ending: () => ending, printed: () => readFileSync(log, 'utf8') };
}

describe('worker · start', () => {
  it.each([
    ['when it starts', 0],
    ['after it has answered once', 1],
  ])('waits for a PostgreSQL that recovers %s', async (_when, passed) => {
    const { server, ending, printed } = await startWorker(passed);
    await expect.poll(() => ending() ?? server.refused(), { timeout: 60_000 }).toBeGreaterThan(8);
    expect(ending()).toBeUndefined();
    server.recover();
    await expect.poll(printed, { timeout: 60_000 }).toContain('worker is running');
    expect(ending()).toBeUndefined();
  });
});
