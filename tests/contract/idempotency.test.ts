import { beforeAll, describe, expect, it } from 'vitest';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { aCase, anAlert, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import type { Role } from '@/lib/platform/context';
import { aClient, aToken, bearer } from '@/tests/fixtures/oauth';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let reviewer: string;

beforeAll(async () => {
  project = await aProject();
  reviewer = await aUser(project.ctx, { role: 'reviewer' });
});

const newAlert = async () =>
  (await anAlert(project.ctx, { case_token: (await aCase(project.ctx)).token })).token;

const post = (path: string, key: string, body?: unknown) =>
  project.ask('POST', path, { body, headers: { 'Idempotency-Key': key } });

const acknowledge = (alert: string, key: string) => post(`/v1/alerts/${alert}/acknowledge`, key);
const recordsOf = async (token: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${token}`)).json.meta.total;
const isReplay = ({ headers }: Answer) => headers.get('idempotency-replayed') === 'true';

describe('Idempotency-Key', () => {
  it('answers a repeat with the same bytes, marks it as replayed, and has no second effect', async () => {
    const alert = await newAlert();
    const first = await acknowledge(alert, 'a');
    const records = await recordsOf(alert);
    const second = await acknowledge(alert, 'a');
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect([isReplay(first), isReplay(second)]).toEqual([false, true]);
    expect(second.headers.get('x-request-id')).toBe(first.headers.get('x-request-id'));
    expect(second.headers.get('content-type')).toBe('application/json');
    expect(await recordsOf(alert)).toBe(records);
  });

  it('answers a repeat with the first answer even when the alert has changed since', async () => {
    const alert = await newAlert();
    const first = await acknowledge(alert, 'b');
    await project.ask('POST', `/v1/alerts/${alert}/escalate`, {
      body: { reason: 'Look at this.', escalate_to: reviewer },
    });
    expect((await acknowledge(alert, 'b')).text).toBe(first.text);
  });

  it('answers concurrent repeats with the same bytes once the first request has its answer', async () => {
    const alert = await newAlert();
    const first = await acknowledge(alert, 'at-once');
    const repeats = await Promise.all(Array.from({ length: 20 }, () => acknowledge(alert, 'at-once')));
    expect(repeats.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(repeats.map(({ text }) => text))).toEqual(new Set([first.text]));
  });

  it('is refused with 422 when it is repeated with another body', async () => {
    const alert = await newAlert();
    const assign = (note: string) => post(`/v1/alerts/${alert}/assign`, 'c', { user_id: reviewer, note });
    expect((await assign('first')).status).toBe(200);
    const { status, json } = await assign('second');
    expect([status, json.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('is refused with 422 when it is repeated with another query', async () => {
    const person = await project.person('analyst');
    for (const category of ['Sanctions Hit', 'Name Mismatch'] as const)
      await anAlert(project.ctx, { category });
    const next = async (query: string) =>
      ask('POST', `/v1/alerts/next${query}`, {
        headers: { ...(await consoleHeaders(person)), 'Idempotency-Key': 'c1' },
      });
    const first = await next('?priority=Critical');
    expect([first.status, first.json.data.priority]).toEqual([200, 'Critical']);
    for (const query of ['?priority=Medium', '']) {
      const { status, json } = await next(query);
      expect([status, json.error.code], query).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    const again = await next('?priority=Critical');
    expect([again.text, isReplay(again)]).toEqual([first.text, true]);
  });

  it('counts as new on another path or in another project', async () => {
    const [one, two] = [await newAlert(), await newAlert()];
    const other = await aProject();
    const foreign = await anAlert(other.ctx);
    const answers = [
      await acknowledge(one, 'd'),
      await acknowledge(two, 'd'),
      await post(`/v1/alerts/${one}/assign`, 'd', { user_id: reviewer }),
      await other.ask('POST', `/v1/alerts/${foreign.token}/acknowledge`, {
        headers: { 'Idempotency-Key': 'd' },
      }),
    ];
    expect(answers.map((each) => [each.status, isReplay(each)])).toEqual(Array(4).fill([200, false]));
  });

  it('replays 404 and 409', async () => {
    const unknown = await acknowledge('alt_none', 'e');
    expect([unknown.status, (await acknowledge('alt_none', 'e')).text]).toEqual([404, unknown.text]);
    const alert = await newAlert();
    const resolve = () =>
      post(`/v1/alerts/${alert}/resolve`, 'e', { action: 'Approve', rationale: 'It is somebody else.' });
    const early = await resolve();
    expect([early.status, isReplay(early)]).toEqual([409, false]);
    await acknowledge(alert, 'e');
    const again = await resolve();
    expect([again.status, again.text, isReplay(again)]).toEqual([409, early.text, true]);
  });

  it('does not replay 400 and 401', async () => {
    const alert = await newAlert();
    const path = `/v1/alerts/${alert}/assign`;
    expect((await post(path, 'f', { user_id: 'usr_nobody' })).status).toBe(400);
    expect((await post(path, 'f', {})).status).toBe(400);
    const wrongKey = { 'X-API-KEY': 'wrong', 'Idempotency-Key': 'f' };
    expect((await project.ask('POST', path, { headers: wrongKey })).status).toBe(401);
    const done = await post(path, 'f', { user_id: reviewer });
    expect([done.status, isReplay(done)]).toEqual([200, false]);
  });

  it('does not replay 403: a reviewer may repeat what an analyst may not do', async () => {
    const alert = await newAlert();
    await post(`/v1/alerts/${alert}/escalate`, 'f0', { reason: 'Look at this.', escalate_to: reviewer });
    const resolve = async (role: Role) =>
      ask('POST', `/v1/alerts/${alert}/resolve`, {
        headers: { ...(await consoleHeaders(await project.person(role))), 'Idempotency-Key': 'f1' },
        body: { action: 'Decline', rationale: 'It is the same person.' },
      });
    expect((await resolve('analyst')).status).toBe(403);
    const done = await resolve('reviewer');
    expect([done.status, isReplay(done)]).toEqual([200, false]);
  });

  it('of a person belongs to that person, in all their sessions', async () => {
    const alert = await newAlert();
    const [ada, grace] = [await project.person('analyst'), await project.person('analyst')];
    const by = async (person: typeof ada) =>
      ask('POST', `/v1/alerts/${alert}/acknowledge`, {
        headers: { ...(await consoleHeaders(person)), 'Idempotency-Key': 'hers' },
      });
    const outcomes = [await by(ada), await by(grace), await acknowledge(alert, 'hers'), await by(ada)];
    expect(outcomes.map((each) => [each.status, isReplay(each)])).toEqual([
      [200, false],
      [409, false],
      [409, false],
      [200, true],
    ]);
  });

  it('is shared by the API keys of a project, so that a repeat after a rotation has no second effect', async () => {
    const rotating = await aProject();
    const alert = await anAlert(rotating.ctx);
    const first = await rotating.ask('POST', `/v1/alerts/${alert.token}/acknowledge`, {
      headers: { 'Idempotency-Key': 'shared' },
    });
    const again = await ask('POST', `/v1/alerts/${alert.token}/acknowledge`, {
      headers: { 'X-API-KEY': await rotateApiKey(rotating.ctx, 'unlimited'), 'Idempotency-Key': 'shared' },
    });
    expect([again.status, again.text, isReplay(again)]).toEqual([200, first.text, true]);
  });

  it('of an OAuth client belongs to it: answers that its scopes do not allow are not replayed to it', async () => {
    const { token } = await aCase(project.ctx);
    const decision = { type: 'Decision', decision: 'escalate', body: 'The ownership is not clear.' };
    const path = `/v1/cases/${token}/comments`;
    const byKey = await post(path, 'decided', decision);
    const client = await aClient(await project.person('admin'), ['cases:write']);
    const byClient = await ask('POST', path, {
      headers: { ...bearer(await aToken(client)).headers, 'Idempotency-Key': 'decided' },
      body: decision,
    });
    expect([byKey.status, byClient.status, isReplay(byClient)]).toEqual([201, 403, false]);
  });

  it('does not replay 500', async () => {
    const alert = await newAlert();
    await asOwner('alter table notifications rename to notifications_away');
    const path = `/v1/alerts/${alert}/assign`;
    try {
      expect((await post(path, 'g', { user_id: reviewer })).status).toBe(500);
    } finally {
      await asOwner('alter table notifications_away rename to notifications');
    }
    expect((await post(path, 'g', { user_id: reviewer })).status).toBe(200);
  });

  it('expires after 24 hours, even for a refusal', async () => {
    const alert = await newAlert();
    const age = (interval: string) =>
      asOwner(
        `update idempotency_keys set created_at = now() - $2::interval where key = 'h' and project_id = $1`,
        [project.ctx.project.id, interval],
      );
    await acknowledge(alert, 'h');
    await age('23 hours 59 minutes');
    expect((await acknowledge(alert, 'h')).status).toBe(200);
    await age('24 hours');
    const late = await acknowledge(alert, 'h');
    expect([late.status, isReplay(late)]).toEqual([409, false]);
    const replayed = await acknowledge(alert, 'h');
    expect([replayed.status, isReplay(replayed)]).toEqual([409, true]);
  });

  it.each(['', ' ', 'two words', 'x'.repeat(256), 'é', 'tab\there'])(
    'is refused with 400 when it is %.12j',
    async (key) => {
      const { status, json } = await acknowledge(await newAlert(), key);
      expect([status, json.error.details[0].field]).toEqual([400, 'Idempotency-Key']);
    },
  );

  it('is accepted when it has 255 characters, and ignored on reads', async () => {
    expect((await acknowledge(await newAlert(), 'x'.repeat(255))).status).toBe(200);
    const read = () => project.ask('GET', '/v1/alerts', { headers: { 'Idempotency-Key': 'read' } });
    await read();
    expect(isReplay(await read())).toBe(false);
  });

  it('takes effect once for twenty concurrent requests; the others are replays or 409', async () => {
    const alert = await newAlert();
    const before = await recordsOf(alert);
    const answers = await Promise.all(Array.from({ length: 20 }, () => acknowledge(alert, 'many')));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.filter((each) => !isReplay(each))).toHaveLength(1);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const waiting of answers.filter(({ status }) => status !== 200)) {
      expect([waiting.status, waiting.json.error.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
      expect(waiting.headers.get('retry-after')).toBe('1');
    }
    expect(await recordsOf(alert)).toBe(before + 1);
    expect((await acknowledge(alert, 'many')).text).toBe(done[0]?.text);
  });
});
