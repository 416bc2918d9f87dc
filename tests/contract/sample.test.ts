import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { goOnWithReset } from '@/lib/domain/sample/service/go-on-with-reset';
import { markSample } from '@/lib/domain/sample/service/mark';
import type { Context, Role } from '@/lib/platform/context';
import { aCase, anAlert, anEntity } from '@/tests/fixtures/factories';
import { aPerson, sendAll } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { patience } from '@/tests/fixtures/until';

const roles: readonly Role[] = ['analyst', 'reviewer', 'admin'];
const reset = async (by: Context) => ask('POST', '/v1/sample/reset', { headers: await consoleHeaders(by) });
const get = async (by: Context) =>
  (await ask('GET', '/v1/sample', { headers: await consoleHeaders(by) })).json.data;

interface People extends Record<string, Context> {
  admin: Context;
}

async function peopled(project: TestProject): Promise<People> {
  const people = await Promise.all(roles.map(async (role) => [role, await project.person(role)] as const));
  return Object.fromEntries(people) as unknown as People; // admin is one of the roles
}

const countOf = async ({ ctx }: TestProject, table: string) => {
  const [row] = await asOwner<{ count: number }>(`select count(*)::int from ${table} where project_id = $1`, [
    ctx.project.id,
  ]);
  return row?.count;
};

async function sendCompany(project: TestProject, n: number) {
  const body = { company_name: `Acme ${n}`, country: 'GB', directors: [{ last_name: 'Ward' }] };
  const { status, json } = await project.ask('POST', `${project.execute}/api`, { body });
  expect(status).toBe(200);
  return json;
}

/** Pulls and resolves alerts until the work is done. Returns those that it resolved. */
async function workUntil(done: Promise<unknown>, person: Context): Promise<string[]> {
  const headers = await consoleHeaders(person);
  const resolution = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
  const resolved: string[] = [];
  let isDone = false;
  void done.finally(() => (isDone = true)).catch(() => {});
  while (!isDone) {
    const { token } = (await ask('POST', '/v1/alerts/next', { headers, body: {} })).json?.data ?? {};
    if (!token) {
      await setTimeout(20);
      continue;
    }
    const { status } = await ask('POST', `/v1/alerts/${token}/resolve`, { headers, body: resolution });
    if (status === 200) resolved.push(token);
  }
  return resolved;
}

describe('sample', () => {
  let project: TestProject;
  let people: People;

  beforeAll(async () => {
    await loadSampleList();
    project = await aProject();
    await markSample(project.ctx);
    people = await peopled(project);
  });

  it('does not exist, and cannot be reset, in a project that no first start has filled', async () => {
    const other = await aProject();
    const { admin } = await peopled(other);
    await anAlert(other.ctx);
    expect(await get(admin)).toMatchObject({ status: 'None', requested_at: null });
    const { status, json } = await reset(admin);
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect(await goOnWithReset(other.ctx)).toEqual({ done: 0, has_more: false });
    expect(await countOf(other, 'alerts')).toBe(1);
  });

  it('cannot be reset in production', async () => {
    const production = await aProject({ environment: 'production' });
    await markSample(production.ctx);
    const { admin } = await peopled(production);
    expect((await reset(admin)).status).toBe(409);
    const [row] = await asOwner('select status from sample_projects where project_id = $1', [
      production.ctx.project.id,
    ]);
    expect(row).toEqual({ status: 'Ready' });
  });

  it('can be reset only by an admin, and only if the people who play it exist', async () => {
    expect((await reset(people.reviewer as Context)).status).toBe(403);
    const lonely = await aProject();
    await markSample(lonely.ctx);
    const { status, json } = await reset(await lonely.person('admin'));
    expect(status).toBe(409);
    expect(json.error.details.map(({ message }: { message: string }) => message)).toEqual([
      'needs a person with the role analyst who may sign in',
      'needs a person with the role reviewer who may sign in',
    ]);
  });

  it('is deleted in pieces, except people, keys, policies and the log; once at a time', async () => {
    const { token: case_token } = await aCase(project.ctx);
    await anEntity(project.ctx, { case_token });
    for (let n = 0; n < 3; n += 1) await anAlert(project.ctx, { case_token });
    await sendAll(project, await aPerson(project));
    const records = await countOf(project, 'audit_log');
    expect((await reset(people.admin)).status).toBe(202);
    expect((await reset(people.admin)).status).toBe(409);
    expect(await get(people.admin)).toMatchObject({
      status: 'Deleting',
      requested_by: people.admin.actor.id,
    });

    // A piece without time left deletes some cases.
    expect((await goOnWithReset(project.ctx, 0)).has_more).toBe(true);
    expect(await countOf(project, 'cases')).toBe(0);
    expect(await countOf(project, 'flows')).toBe(1);
    await goOnWithReset(project.ctx);
    for (const table of ['cases', 'alerts', 'entities', 'case_entities', 'flows', 'notifications']) {
      expect(await countOf(project, table), table).toBe(0);
    }
    const kept = await asOwner('select from documents where project_id = $1 and erase_at > now()', [
      project.ctx.project.id,
    ]);
    expect(kept).toEqual([]);
    expect((await get(people.admin)).status).toBe('Making');
    expect((await project.ask('GET', '/v1/alerts/counts')).json.data.total).toBe(0);
    expect(await countOf(project, 'users')).toBe(3);
    expect(await countOf(project, 'audit_log')).toBe((records ?? 0) + 1);
    expect((await project.ask('GET', '/v1/audit-logs/verify')).json.data.valid).toBe(true);
  });

  it('answers 404 for a case and its flow while the rows of others are still deleted', async () => {
    const busy = await aProject();
    await markSample(busy.ctx);
    const { admin } = await peopled(busy);
    const { case_token, flow_token } = await sendCompany(busy, 1);
    expect((await reset(admin)).status).toBe(202);
    const seen = new Set<number>();
    for (let piece = 0; (await get(admin)).status === 'Deleting'; piece += 1) {
      await goOnWithReset(busy.ctx, 0);
      expect(piece).toBeLessThan(20);
      seen.add((await busy.ask('POST', `/v1/cases/${case_token}/risk-assessments`)).status);
      seen.add((await busy.ask('GET', `/v1/flows/${flow_token}`)).status);
    }
    expect([...seen]).toEqual([404]);
  });

  it('deletes what there was when it was asked for, and leaves what is sent meanwhile whole', async () => {
    const busy = await aProject();
    await markSample(busy.ctx);
    const { admin } = await peopled(busy);
    const old = await sendCompany(busy, 0);
    const { primary_entity_token } = (await busy.ask('GET', `/v1/cases/${old.case_token}`)).json.data;
    expect((await reset(admin)).status).toBe(202);
    await busy.ask('POST', `/v1/cases/${old.case_token}/comments`, {
      body: { type: 'Note', body: 'Late.', mentions: [] },
    });
    const later = [];
    for (let piece = 0; (await get(admin)).status === 'Deleting'; piece += 1) {
      later.push(await sendCompany(busy, piece + 1));
      await goOnWithReset(busy.ctx, 0);
      expect(piece).toBeLessThan(20);
    }
    for (const path of [`cases/${old.case_token}`, `entities/${primary_entity_token}`])
      expect((await busy.ask('GET', `/v1/${path}`)).status, path).toBe(404);
    expect(await countOf(busy, 'comments')).toBe(0);
    for (const { case_token } of later) {
      const { status } = await busy.ask('POST', `/v1/cases/${case_token}/risk-assessments`);
      expect(status).toBe(201);
    }
    expect(await countOf(busy, 'cases')).toBe(later.length);
  });

  it('keeps what was sent meanwhile if a worker was killed while playing it', patience, async () => {
    const busy = await aProject();
    await markSample(busy.ctx);
    const { admin } = await peopled(busy);
    await reset(admin);
    const goOnUntil = async (status: string) => {
      while ((await get(admin)).status !== status) await goOnWithReset(busy.ctx);
      return get(admin);
    };
    const { requested_at } = await goOnUntil('Making');
    const sent = [await sendCompany(busy, 1), await sendCompany(busy, 2)];
    await goOnUntil('Ready');
    expect(await countOf(busy, 'cases')).toBeGreaterThan(sent.length);
    // As a worker leaves it that is killed at the last step.
    await asOwner(`update sample_projects set status = 'Making', played_count = 90 where project_id = $1`, [
      busy.ctx.project.id,
    ]);
    await goOnUntil('Deleting');
    expect(await goOnUntil('Making')).toMatchObject({ requested_at });
    expect(await countOf(busy, 'cases')).toBe(sent.length);
    for (const { flow_token } of sent)
      expect((await busy.ask('GET', `/v1/flows/${flow_token}`)).status).toBe(200);
  });

  it('passes over what somebody has moved while it is made', patience, async () => {
    const busy = await aProject();
    await markSample(busy.ctx);
    const { admin, analyst } = await peopled(busy);
    await reset(admin);
    while ((await get(admin)).status === 'Deleting') await goOnWithReset(busy.ctx);
    const made = goOnWithReset(busy.ctx);
    const resolved = await workUntil(made, analyst as Context);
    expect(await made).toMatchObject({ has_more: false });
    expect(await get(admin)).toMatchObject({
      status: 'Ready',
      reset_summary: { played: expect.any(Number) },
    });
    expect(resolved.length).toBeGreaterThan(0);
    for (const token of resolved)
      expect((await busy.ask('GET', `/v1/alerts/${token}`)).json.data.status).toBe('Resolved');
  });

  it('is deleted again if a worker was killed while playing it, and can be requested again', async () => {
    const stalled = await aProject();
    await markSample(stalled.ctx);
    const { admin } = await peopled(stalled);
    const letStall = (status: string) =>
      asOwner(
        `update sample_projects set status = $2, played_count = 3, progressed_at = now() - interval '3 minutes'
           where project_id = $1`,
        [stalled.ctx.project.id, status],
      );
    await letStall('Making');
    expect(await get(admin)).toMatchObject({ status: 'Making', is_stalled: true });
    await goOnWithReset(stalled.ctx);
    expect(await get(admin)).toMatchObject({ status: 'Deleting', is_stalled: false });
    await letStall('Deleting');
    expect((await reset(admin)).status).toBe(202);
  });
});
