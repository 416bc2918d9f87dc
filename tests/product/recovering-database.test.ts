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

/** Starts a worker whose PostgreSQL refuses all connections. */
async function startWorker() {
  const url = new URL(product.environment.PROBITY_WORKER_DATABASE_URL ?? '');
  const server = await recoveringServer(url);
  url.port = String(server.port);
  const log = join(product.folder, 'worker.log');
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
  it('waits for a recovering PostgreSQL, even if it is lost again after its first answer', async () => {
    const { server, ending, printed } = await startWorker();
    const refusedAnew = async () => {
      const before = server.refused();
      await expect.poll(() => ending() ?? server.refused(), { timeout: 60_000 }).toBeGreaterThan(before + 4);
    };
    await refusedAnew();
    server.pass(1);
    await expect.poll(server.left, { timeout: 60_000 }).toBe(0);
    await refusedAnew();
    expect(ending()).toBeUndefined();
    expect(printed()).not.toContain('worker is running');
    server.pass(Infinity);
    await expect.poll(printed, { timeout: 60_000 }).toContain('worker is running');
    expect(ending()).toBeUndefined();
  });
});
