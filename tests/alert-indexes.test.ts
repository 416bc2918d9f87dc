import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAlerts } from '@/bench/load-alerts';
import { alertSorts } from '@/lib/domain/alerts/schema';
import { AlertCategory, AlertStatus, AlertType, Priority, SlaStatus } from '@/lib/domain/words';
import { closeDb } from '@/lib/platform/db';
import { workerDatabase } from '@/tests/fixtures/database';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// A sequential scan shows in PostgreSQL's own statistics, which a connection writes when it ends at the latest.

let project: TestProject;
let filters: string[];

const each = (name: string, values: readonly string[]) =>
  values.map((value) => `${name}=${encodeURIComponent(value)}`);

beforeAll(async () => {
  project = await aProject();
  const { actor } = await project.person('analyst');
  const load = { ownerUrl: workerDatabase().ownerUrl, projectId: project.ctx.project.id, alerts: 20_000 };
  await loadAlerts(load, new AbortController().signal);
  const [row] = await asOwner<{ case_token: string; entity_token: string }>(
    'select case_token, entity_token from alerts where project_id = $1 limit 1',
    [project.ctx.project.id],
  );
  filters = [
    '',
    ...each('status', AlertStatus.options),
    ...each('category', AlertCategory.options),
    ...each('type', AlertType.options),
    ...each('priority', Priority.options),
    ...each('sla_status', SlaStatus.options),
    ...each('snoozed', ['include', 'only']),
    `assigned_to=${actor.id}`,
    `case_token=${row?.case_token}`,
    `entity_token=${row?.entity_token}`,
  ];
});
afterAll(() => closeDb());

async function sequentialScans(): Promise<number> {
  await closeDb();
  const [row] = await asOwner<{ count: number }>(
    `select seq_scan::int as count from pg_stat_user_tables where relname = 'alerts'`,
  );
  return row?.count ?? 0;
}

describe('alerts · lists and counts', () => {
  it('read no filter in any sort by a sequential scan', async () => {
    const before = await sequentialScans();
    for (const filter of filters) {
      for (const sort of alertSorts.flatMap((name) => [name, `-${name}`])) {
        expect((await project.ask('GET', `/v1/alerts?${filter}&sort=${sort}`)).status).toBe(200);
      }
      expect((await project.ask('GET', `/v1/alerts/counts?${filter}`)).status).toBe(200);
    }
    expect((await sequentialScans()) - before).toBe(0);
  });
});
