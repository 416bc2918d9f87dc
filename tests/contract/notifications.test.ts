import { beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '@/lib/domain/notifications/schema';
import { notifyMany } from '@/lib/domain/notifications/service/notify-many';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { anAlert } from '@/tests/fixtures/factories';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let analyst: Context;

beforeEach(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
});

const as = async (person: Context, method: string, path: string, body?: unknown): Promise<Answer> =>
  ask(method, path, { headers: await consoleHeaders(person), body });

const listOf = async (person: Context, query = ''): Promise<Notification[]> =>
  (await as(person, 'GET', `/v1/notifications?${query}`)).json.data;

const totalOf = async (person: Context, query = ''): Promise<number> =>
  (await as(person, 'GET', `/v1/notifications?${query}`)).json.meta.total;

/** Assigns a new alert to the person. Returns its token. */
async function assign(person: Context): Promise<string> {
  const { token } = await anAlert(project.ctx);
  const body = { user_id: person.actor.id, note: 'Please' };
  expect((await project.ask('POST', `/v1/alerts/${token}/assign`, { body })).status).toBe(200);
  return token;
}

const read = (person: Context, tokens: string[]) => as(person, 'POST', '/v1/notifications/read', { tokens });

describe('notifications · list', () => {
  it('shows the person’s notifications, the newest first', async () => {
    const [first, second] = [await assign(analyst), await assign(analyst)];
    const { json } = await as(analyst, 'GET', '/v1/notifications');
    expect(json.meta.total).toBe(2);
    expect(await totalOf(analyst, 'unread=true')).toBe(2);
    await read(analyst, [json.data[0].token]);
    expect([await totalOf(analyst, 'unread=true'), await totalOf(analyst, 'unread=false')]).toEqual([1, 1]);
    expect(await totalOf(await project.person('reviewer'))).toBe(0);
    expect(json.data.map(({ target_token }: Notification) => target_token)).toEqual([second, first]);
    expect(json.data[0]).toEqual({
      token: expect.stringMatching(/^ntf_[0-9a-z]{26}$/),
      kind: expect.any(String),
      target_type: 'alert',
      target_token: second,
      note: 'Please',
      read_at: null,
      created_at: expect.any(String),
    });
  });

  it('shows nothing of what a person did themselves that is told to several at once', async () => {
    const other = await project.person('admin');
    const about = { kind: 'sla.breached', target_type: 'alert', target_token: 'alt_1', note: null };
    const notifications = [analyst, other].map(({ actor }) => ({ ...about, user_token: actor.id }));
    await transaction(analyst, (tx) => notifyMany(tx, analyst, notifications));
    expect([await totalOf(analyst), await totalOf(other)]).toEqual([0, 1]);
  });

  it('shows a person nothing of what they did themselves', async () => {
    const { token } = await anAlert(project.ctx);
    const assigned = await as(analyst, 'POST', `/v1/alerts/${token}/assign`, { user_id: analyst.actor.id });
    expect(assigned.status).toBe(200);
    expect(await totalOf(analyst)).toBe(0);
  });

  it('shows nothing of a colleague, and pages without gaps', async () => {
    const colleague = await project.person('reviewer');
    for (let n = 0; n < 3; n += 1) await assign(analyst);
    await assign(colleague);
    expect(await listOf(colleague)).toHaveLength(1);
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { json } = await as(analyst, 'GET', `/v1/notifications?limit=1${cursor}`);
      seen.push(json.data[0].token);
      cursor = `&cursor=${json.meta.page.cursor}`;
    }
    expect(new Set(seen).size).toBe(3);
  });

  it('is refused to an API key with 403', async () => {
    const { status, json } = await project.ask('GET', '/v1/notifications');
    expect([status, json.error.message]).toEqual([403, 'This needs a session.']);
  });
});

describe('notifications · read', () => {
  it('marks them, and returns how many are unread', async () => {
    await assign(analyst);
    await assign(analyst);
    const [newest] = await listOf(analyst);
    const { status, json } = await read(analyst, [newest?.token ?? '']);
    expect([status, json.data]).toEqual([200, { unread: 1 }]);
    expect((await listOf(analyst, 'unread=true')).map(({ token }) => token)).not.toContain(newest?.token);
    const [marked] = await listOf(analyst, 'unread=false');
    expect(marked?.token).toBe(newest?.token);
    await read(analyst, [newest?.token ?? '']);
    expect((await listOf(analyst, 'unread=false'))[0]?.read_at).toBe(marked?.read_at);
  });

  it('refuses a colleague’s with 404, like one that does not exist, and marks none', async () => {
    await assign(analyst);
    const colleague = await project.person('reviewer');
    await assign(colleague);
    const [[own], [theirs]] = [await listOf(analyst), await listOf(colleague)];
    for (const other of [theirs?.token ?? '', 'ntf_none']) {
      const { status, json } = await read(analyst, [own?.token ?? '', other]);
      expect([status, json.error.code, json.error.message]).toEqual([
        404,
        'NOT_FOUND',
        'No such notification.',
      ]);
    }
    expect(await listOf(analyst, 'unread=true')).toHaveLength(1);
    expect(await listOf(colleague, 'unread=true')).toHaveLength(1);
  });

  it('refuses an empty list of tokens with 400', async () => {
    expect((await read(analyst, [])).status).toBe(400);
  });
});
