import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePolicyDraft } from '@/lib/domain/policies/service/save-draft';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs, countRows, setProject } from '@/tests/fixtures/roles';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

// Queries without a condition on project_id, sent with the application's role, over the rows that a flow leaves in
// each table.

let holder: TestProject;
let other: TestProject;
let app: pg.Client;

beforeAll(async () => {
  await loadSampleList();
  [holder, other] = [await aProject(), await aProject()];
  const body = { company_name: 'Acme SANCTION Ltd', country: 'GB' };
  for (const project of [holder, other]) {
    await project.person('analyst');
    const { json } = await project.ask('POST', `${project.execute}/api`, {
      body,
      headers: { 'Idempotency-Key': 'a' },
    });
    await project.ask('POST', `/v1/cases/${json.case_token}/comments`, { body: { body: 'Seen.' } });
  }
  for (const { ctx } of [holder, other]) {
    await savePolicyDraft(ctx, 'straight_through', { settings: { enabled: true } });
    await setPolicy(ctx, { straight_through: true });
  }
  const { json } = await holder.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
  await holder.ask('POST', `/v1/watchlists/${json.data.token}/entries`, { body: { name: 'Ann Ash' } });
  app = await connectAs('application');
});

afterAll(() => app.end());

// prettier-ignore
const filled = [
  'alerts', 'api_keys', 'audit_log', 'case_entities', 'cases', 'checks', 'comments', 'entities', 'flow_parties', 'flows',
  'idempotency_keys', 'list_totals', 'policy_drafts', 'policy_versions', 'risk_assessments', 'users',
];

describe('tenancy · a query without a project', () => {
  it.each(filled)('sees in %s only the rows of the current project', async (table) => {
    const holders = [holder.ctx.project.id];
    await setProject(app, holder.ctx);
    const all = await countRows(app, `from ${table}`);
    expect(all).toBeGreaterThan(0);
    expect(all).toBe(await countRows(app, `from ${table} where project_id = $1`, holders));
    await setProject(app, other.ctx);
    expect(await countRows(app, `from ${table} where project_id = $1`, holders)).toBe(0);
  });

  it.each(['watchlists', 'watchlist_versions', 'watchlist_entries'])(
    'sees in %s only public rows and the rows of the current project',
    async (table) => {
      const holders = [holder.ctx.project.id];
      await setProject(app, holder.ctx);
      const own = await countRows(app, `from ${table} where project_id = $1`, holders);
      const publicRows = await countRows(app, `from ${table} where project_id is null`);
      expect(Math.min(own, publicRows)).toBeGreaterThan(0);
      expect(await countRows(app, `from ${table}`)).toBe(own + publicRows);
      await setProject(app, other.ctx);
      expect(await countRows(app, `from ${table} where project_id = $1`, holders)).toBe(0);
    },
  );

  it('cannot move a row to another project', async () => {
    await setProject(app, other.ctx);
    const move = app.query('update cases set project_id = $1', [holder.ctx.project.id]);
    await expect(move).rejects.toThrow(/row-level security/);
  });
});
