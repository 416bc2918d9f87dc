import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let ana: Context;

beforeEach(async () => {
  project = await aProject();
  ana = await project.person('analyst');
});

const path = '/v1/users/me/alert-views';
const mine = { name: 'Mine', query: 'view=mine&q=王' };
const urgent = { name: 'Urgent', query: 'priority=Critical' };

const get = async (person: Context) =>
  (await ask('GET', path, { headers: await consoleHeaders(person) })).json.data;
const put = async (person: Context, views: unknown, revision: unknown): Promise<Answer> =>
  ask('PUT', path, { headers: await consoleHeaders(person), body: { views, revision } });

describe('views of the alerts', () => {
  it('are empty at first, then those that the person saved, in their order', async () => {
    expect(await get(ana)).toEqual({ views: [], revision: 0 });
    expect((await put(ana, [urgent, mine], 0)).json.data).toEqual({ views: [urgent, mine], revision: 1 });
    expect((await put(ana, [mine], 1)).status).toBe(200);
    expect(await get(ana)).toEqual({ views: [mine], revision: 2 });
  });

  it('belong to each person, including auditors', async () => {
    const auditor = await project.person('auditor');
    await put(ana, [mine], 0);
    expect(await get(auditor)).toEqual({ views: [], revision: 0 });
    expect((await put(auditor, [urgent], 0)).status).toBe(200);
    expect((await get(ana)).views).toEqual([mine]);
  });

  it('are not overwritten by a window with an older revision: 409, and nothing changes', async () => {
    await put(ana, [mine], 0);
    for (const revision of [0, 2]) {
      const { status, json } = await put(ana, [urgent], revision);
      expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    }
    expect(await get(ana)).toEqual({ views: [mine], revision: 1 });
  });

  it('are saved once when two windows save at the same time', async () => {
    const answers = await Promise.all([put(ana, [mine], 0), put(ana, [urgent], 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a blank name', [{ ...mine, name: ' ' }], 0, 'views.0.name'],
    ['a long name', [{ ...mine, name: 'x'.repeat(61) }], 0, 'views.0.name'],
    ['a name twice', [mine, { ...urgent, name: ' mine' }], 0, 'views'],
    ['a long query', [{ ...mine, query: 'x'.repeat(1001) }], 0, 'views.0.query'],
    ['an unknown field', [{ ...mine, shared: true }], 0, 'views.0.shared'],
    ['too many', Array.from({ length: 51 }, (_, n) => ({ name: `${n}`, query: '' })), 0, 'views'],
    ['no revision', [mine], undefined, 'revision'],
  ])('are refused with %s', async (_, views, revision, field) => {
    const { status, json } = await put(ana, views, revision);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect((await get(ana)).revision).toBe(0);
  });

  it('are refused without a session, and leave no audit record', async () => {
    expect((await project.ask('GET', path)).status).toBe(403);
    await put(ana, [mine], 0);
    const { json } = await project.ask('GET', `/v1/audit-logs?actor=${ana.actor.id}`);
    expect(json.data).toEqual([]);
  });
});
