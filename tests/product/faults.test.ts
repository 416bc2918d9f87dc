import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Deployment } from '@/bench/faults/deployment';
import { figuresOf } from '@/bench/faults/figures';
import { findingsOf } from '@/bench/faults/rules';
import { type Ran, runFaults } from '@/bench/faults/run';
import { readFacts } from '@/bench/faults/standing';

let deployment: Deployment;
let ran: Ran;
const signal = new AbortController().signal;

// The short form of `npm run faults`. It checks that the backlog is drained; the command also measures how soon. Slow
// because work that was in progress when something was killed continues only after a lease of half a minute.
beforeAll(async () => {
  deployment = await Deployment.start(signal);
  ran = await runFaults(deployment, { seed: 3, kills: 3, clients: 3, drainLimitSeconds: 240 }, signal);
}, 900_000);

afterAll(() => deployment?.stop());

describe('product · killed under load', () => {
  it('loses nothing that it acknowledged, duplicates nothing, and drains its backlog', () => {
    expect(findingsOf(ran.evidence), figuresOf(ran)).toEqual([]);
    const killed = ran.kills.flatMap(({ parts }) => parts);
    expect(new Set(killed)).toEqual(new Set(['web', 'worker', 'database']));
    const kinds = ran.evidence.told.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['company flow ended', 'webhook', 'webhook test']));
  });

  it('would have detected a duplicated row, and a lost one', async () => {
    const findings = async () => findingsOf({ ...ran.evidence, stands: await readFacts(deployment) });
    const tested = ran.evidence.told.find(({ kind }) => kind === 'webhook test');
    await deployment.query(
      `insert into webhook_deliveries (project_id, token, webhook_token, event_token, event_type, body, status, created_at)
       select project_id, 'whd_again', webhook_token, 'evt_again', event_type, body, status, created_at
         from webhook_deliveries where token = $1`,
      [tested?.token],
    );
    expect(await findings()).toEqual([
      expect.stringMatching(/^an effect is doubled: webhook test .*whd_again/),
    ]);
    await deployment.query('delete from webhook_deliveries where token = $1', [tested?.token]);
    expect(await findings()).toEqual([
      expect.stringMatching(/^an acknowledged effect is lost: webhook test /),
    ]);
  });

  /** Makes the job, which runs every five minutes, due. */
  const makeCheckpointsDue = () =>
    deployment.query(
      `update runner_crons set next_at = now() where function_id like '%sign-audit-checkpoints' returning next_at`,
    );

  it('signs audit checkpoints when they are due', { timeout: 180_000 }, async () => {
    const { PROBITY_DATA_DIR } = deployment.environment;
    const file = join(PROBITY_DATA_DIR, 'audit-checkpoints.jsonl');
    rmSync(file, { force: true });
    // A log without a record gets no checkpoint.
    const headers = { 'X-API-KEY': deployment.firstRun.api_key, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ type: 'Company', company_name: 'Checkpoint Ltd' });
    const created = await fetch(`${deployment.baseUrl}/v1/entities`, { method: 'POST', headers, body });
    expect(created.status).toBe(201);
    const expectDue = async () => expect(await makeCheckpointsDue()).toHaveLength(1);
    await vi.waitFor(expectDue, { timeout: 60_000 });
    const { project_hash } = deployment.firstRun;
    const expectSigned = () => expect(readFileSync(file, 'utf8')).toContain(`"project":"${project_hash}"`);
    // Repeated, because a worker that is killed right after its claim keeps the run for its lease.
    const expectSignedSoon = async () => {
      await makeCheckpointsDue();
      await vi.waitFor(expectSigned, { timeout: 20_000, interval: 100 });
    };
    await vi.waitFor(expectSignedSoon, { timeout: 100_000 });
  });
});
