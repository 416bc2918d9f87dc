import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { durable } from '../../scripts/database/profiles.ts';
import { withClient } from '../../scripts/database/roles.ts';
import { type ManagedProcess, type ProcessName, startProcess } from '../../scripts/serve/managed-process.ts';
import { type FirstRun, requireFirstRun } from '../../scripts/start/announce.ts';
import { type PreparedProduct, prepareProduct } from '../../scripts/test/served-product.ts';
import { type BreakableCluster, startBreakableCluster } from '../../scripts/test/throwaway-cluster.ts';
import type { Kill, Part } from './kills.ts';

/** As in a real deployment, a commit is on disk before it is acknowledged. */
const profile = { ...durable, initdb: ['--no-sync'] };
const names: readonly ProcessName[] = ['worker', 'web'];
const readyTimeoutMs = 120_000;

/** A product with its own PostgreSQL, whose parts can be killed and restarted individually. */
export class Deployment {
  readonly firstRun: FirstRun;
  readonly environment: PreparedProduct['environment'];
  /** The URL of a superuser, because row-level security hides rows from the owner. */
  readonly adminUrl: string;
  readonly #cluster: BreakableCluster;
  readonly #product: PreparedProduct;
  readonly #processes = new Map<ProcessName, ManagedProcess>();
  readonly #ended: string[] = [];

  private constructor(cluster: BreakableCluster, product: PreparedProduct) {
    this.#cluster = cluster;
    this.#product = product;
    this.environment = product.environment;
    this.firstRun = requireFirstRun(product.environment.PROBITY_DATA_DIR);
    const url = new URL(cluster.urls.adminUrl);
    url.pathname = new URL(product.ownerUrl).pathname;
    this.adminUrl = url.toString();
  }

  static async start(signal: AbortSignal): Promise<Deployment> {
    const cluster = await startBreakableCluster(profile, signal);
    const product = await prepareProduct(cluster.urls, { PROBITY_EMPTY: '1' }, signal).catch(
      async (error: unknown) => {
        await cluster.stop();
        throw error;
      },
    );
    const deployment = new Deployment(cluster, product);
    try {
      for (const name of names) deployment.#begin(name);
      await deployment.ready();
    } catch (error) {
      await deployment.stop();
      throw error;
    }
    return deployment;
  }

  get baseUrl(): string {
    return this.environment.PROBITY_BASE_URL;
  }

  /** A sentence for each process that ended without being killed. */
  get endedByThemselves(): readonly string[] {
    return this.#ended;
  }

  /** Log lines of requests that were answered with 500, as evidence of faults of the product. */
  failedRequests(): string[] {
    const lines = readFileSync(this.#logOf('web'), 'utf8').split('\n');
    return lines.filter((line) => line.includes('"msg":"request failed"'));
  }

  /** Kills these parts at the same moment, and restarts them immediately. */
  async kill({ parts, how }: Kill): Promise<void> {
    const killOne = (part: Part) => (part === 'database' ? this.#cluster.crash(how) : this.#end(part));
    await Promise.all(parts.map(killOne));
    for (const part of parts) if (part !== 'database') this.#begin(part);
    if (parts.includes('database')) await this.#cluster.restart();
  }

  async ready(): Promise<void> {
    const deadline = Date.now() + readyTimeoutMs;
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) throw new Error(`Not ready after ${readyTimeoutMs / 1000} s.`);
      await sleep(100);
    }
  }

  query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return withClient(this.adminUrl, async (client) => (await client.query<Row>(text, values)).rows);
  }

  async stop(): Promise<void> {
    for (const name of [...names].reverse()) await this.#end(name, 'stop');
    await this.#cluster.stop();
    this.#product.remove();
  }

  async #isReady(): Promise<boolean> {
    const asked = fetch(`${this.baseUrl}/api/health/ready`, { signal: AbortSignal.timeout(5_000) });
    return asked.then(
      ({ ok }) => ok,
      () => false,
    );
  }

  #logOf(name: ProcessName): string {
    return join(this.#product.folder, `${name}.log`);
  }

  #begin(name: ProcessName): void {
    const output = openSync(this.#logOf(name), 'a');
    const started = startProcess(name, this.environment, output);
    closeSync(output);
    this.#processes.set(name, started);
    void started.ended.then((how) => {
      if (this.#processes.get(name) !== started) return;
      this.#ended.push(how);
      this.#begin(name);
    });
  }

  /** A process that is ended here is removed first, so that it is not restarted. */
  async #end(name: ProcessName, how: 'kill' | 'stop' = 'kill'): Promise<void> {
    const running = this.#processes.get(name);
    this.#processes.delete(name);
    await running?.[how]();
  }
}
