import { beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '@/lib/domain/access/service/open-session';
import type { Session } from '@/lib/domain/access/schema';
import type { Context } from '@/lib/platform/context';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { until } from '@/tests/fixtures/until';

let project: TestProject;
let ana: Context;
let here: string;

beforeEach(async () => {
  project = await aProject();
  ana = await project.person('analyst');
  here = await openSession(ana, ana.actor.id, 600);
});

const path = '/v1/users/me/sessions';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const lost = { address: '192.0.2.7', userAgent: firefox };

const as = async (person: Context, session: string, method: string, of: string): Promise<Answer> =>
  ask(method, of, { headers: await consoleHeaders(person, { session }) });
const statusOf = async (person: Context, session: string) =>
  (await as(person, session, 'GET', '/v1/users/me')).status;
const listed = async (): Promise<Session[]> => (await as(ana, here, 'GET', path)).json.data;
const recorded = async (person: Context) => {
  const query = `target_token=${person.actor.id}&event_type=user.sessions_ended`;
  return (await project.ask('GET', `/v1/audit-logs?${query}`)).json.data;
};

describe('sessions · list', () => {
  it('shows the person’s sessions, newest first, and which one this is', async () => {
    const there = await openSession(
      { ...ana, now: () => new Date(Date.now() + 1000) },
      ana.actor.id,
      600,
      lost,
    );
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const times = { created_at: time, last_used_at: time, expires_at: time };
    expect(await listed()).toEqual([
      { token: there, current: false, browser: 'Firefox on Linux', ip_address: '192.0.2.7', ...times },
      { token: here, current: true, browser: null, ip_address: null, ...times },
    ]);
  });

  it('contains none of other people, and none that has ended', async () => {
    const colleague = await project.person('analyst');
    await openSession(colleague, colleague.actor.id, 600);
    await openSession(ana, ana.actor.id, -1);
    const out = await openSession(ana, ana.actor.id, 600);
    await as(ana, out, 'DELETE', `${path}/${out}`);
    expect((await listed()).map(({ token }) => token)).toEqual([here]);
  });

  it('shows when a session was last used, to within five minutes', async () => {
    const used = async () => (await listed())[0]?.last_used_at ?? '';
    const begun = await used();
    expect(await used()).toBe(begun);
    await asOwner(`update sessions set last_used_at = now() - interval '6 minutes' where token = $1`, [here]);
    await until(used, (at) => at >= begun);
  });

  it('limits the stored user agent in length and characters', async () => {
    await openSession(ana, ana.actor.id, 600, {
      address: null,
      userAgent: `Firefox/1 ü\0${'x'.repeat(9000)}`,
    });
    const [row] = await asOwner<{ user_agent: string }>(
      'select user_agent from sessions where user_token = $1 and user_agent is not null',
      [ana.actor.id],
    );
    expect(row?.user_agent).toMatch(/^Firefox\/1 x{390}$/);
  });
});

describe('sessions · end', () => {
  it('ends one session, which is refused with 401 at once, and no other', async () => {
    const there = await openSession(ana, ana.actor.id, 600, lost);
    expect((await as(ana, here, 'DELETE', `${path}/${there}`)).status).toBe(204);
    expect([await statusOf(ana, there), await statusOf(ana, here)]).toEqual([401, 200]);
    expect(await recorded(ana)).toMatchObject([{ actor: { id: ana.actor.id }, details: { sessions: 1 } }]);
    expect((await as(ana, here, 'DELETE', `${path}/${there}`)).status).toBe(404);
  });

  it('ends nobody else’s: 404, as for an unknown one', async () => {
    for (const other of [await project.person('admin'), await (await aProject()).person('analyst')]) {
      const session = await openSession(other, other.actor.id, 600);
      const { status, json } = await as(ana, here, 'DELETE', `${path}/${session}`);
      expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
      expect(await statusOf(other, session)).toBe(200);
    }
    expect((await as(ana, here, 'DELETE', `${path}/ses_none`)).status).toBe(404);
  });

  it('ends all others, and records how many in the audit log, if any', async () => {
    const colleague = await project.person('analyst');
    const theirs = await openSession(colleague, colleague.actor.id, 600);
    const others = [await openSession(ana, ana.actor.id, 600), await openSession(ana, ana.actor.id, 600)];
    for (let times = 0; times < 2; times += 1)
      expect((await as(ana, here, 'POST', `${path}/end-others`)).status).toBe(204);
    for (const other of others) expect(await statusOf(ana, other)).toBe(401);
    expect([await statusOf(ana, here), await statusOf(colleague, theirs)]).toEqual([200, 200]);
    expect(await recorded(ana)).toMatchObject([{ details: { sessions: 2 } }]);
  });

  it('is refused to API keys with 403', async () => {
    expect((await project.ask('GET', path)).status).toBe(403);
    expect((await project.ask('POST', `${path}/end-others`)).status).toBe(403);
  });
});

describe('sessions · end by an admin', () => {
  const endOf = (person: Context) => `/v1/users/${person.actor.id}/end-sessions`;

  it('signs a person out everywhere, and nobody else', async () => {
    const admin = await project.person('admin');
    const own = await openSession(admin, admin.actor.id, 600);
    const there = await openSession(ana, ana.actor.id, 600);
    expect((await as(admin, own, 'POST', endOf(ana))).status).toBe(204);
    expect([await statusOf(ana, here), await statusOf(ana, there)]).toEqual([401, 401]);
    expect(await statusOf(admin, own)).toBe(200);
    expect(await recorded(ana)).toMatchObject([{ actor: { id: admin.actor.id }, details: { sessions: 2 } }]);
    expect(await statusOf(ana, await openSession(ana, ana.actor.id, 600))).toBe(200);
  });

  it('is refused to others with 403, and for a person of another project with 404', async () => {
    const admin = await project.person('admin');
    const own = await openSession(admin, admin.actor.id, 600);
    const stranger = await (await aProject()).person('analyst');
    expect((await as(ana, here, 'POST', endOf(admin))).status).toBe(403);
    expect((await as(admin, own, 'POST', endOf(stranger))).status).toBe(404);
    expect(await statusOf(admin, own)).toBe(200);
  });

  it('happens with a password reset and when a person is disabled', async () => {
    const admin = await project.person('admin');
    const own = await openSession(admin, admin.actor.id, 600);
    await as(admin, own, 'POST', `/v1/users/${ana.actor.id}/reset-password`);
    const open = 'select 1 from sessions where user_token = $1 and ended_at is null';
    expect(await asOwner(open, [ana.actor.id])).toEqual([]);
  });
});
