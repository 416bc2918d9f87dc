import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PoolClient } from 'pg';
import { db } from '@/lib/platform/database/db';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let frozen: PoolClient;

beforeAll(async () => {
  project = await aProject();
  frozen = await db().pool.connect();
});
afterAll(() => frozen.release(true));

const acknowledge = (token: string) => project.ask('POST', `/v1/alerts/${token}/acknowledge`);

describe('a process that freezes inside a transaction', () => {
  it('does not block other requests, and loses its lock on the audit chain after some seconds', async () => {
    const alerts = await Promise.all(Array.from({ length: 12 }, () => anAlert(project.ctx)));
    await frozen.query('begin');
    await frozen.query(`select set_config('app.project_id', $1, true)`, [String(project.ctx.project.id)]);
    await frozen.query(`select append_audit_records($1, '[]'::jsonb)::text`, [project.ctx.project.id]);
    const startedAt = performance.now();
    const refused = await Promise.all(alerts.map(({ token }) => acknowledge(token)));
    const statuses = refused.map(({ status, headers }) => [status, headers.get('retry-after')]);
    expect(statuses).toContainEqual([503, '1']);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await vi.waitFor(
      async () => {
        const { status } = await acknowledge((await anAlert(project.ctx)).token);
        expect(status).toBe(200);
      },
      { timeout: 14_000, interval: 100 },
    );
    await expect(frozen.query('commit')).rejects.toThrow('not queryable');
  }, 30_000);
});
