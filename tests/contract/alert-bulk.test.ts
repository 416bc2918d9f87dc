import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let analyst: Context;
let case_token: string;
let alerts: string[];

beforeEach(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
  case_token = (await aCase(project.ctx)).token;
  alerts = [];
  for (let n = 0; n < 3; n += 1) alerts.push((await anAlert(project.ctx, { case_token })).token);
});

const bulk = (action: string, body: object, headers: Record<string, string> = {}) =>
  project.ask('POST', `/v1/alerts/bulk/${action}`, { body, headers });
const statuses = async () => {
  const found = await Promise.all(alerts.map((token) => project.ask('GET', `/v1/alerts/${token}`)));
  return found.map(({ json }) => json.data.status);
};
const openAlerts = async () =>
  (await project.ask('GET', `/v1/cases/${case_token}`)).json.data.open_alerts_count;
const recordsOf = async (event_type: string) =>
  (await project.ask('GET', `/v1/audit-logs?event_type=${event_type}`)).json.meta.total;

const resolution = { action: 'Approve', rationale: 'Other people.', is_false_positive: true };

describe('alerts · bulk', () => {
  it('acknowledges, assigns and resolves each alert as the single operation does', async () => {
    const { status, json } = await bulk('acknowledge', { alert_tokens: alerts });
    expect([status, json.data]).toEqual([200, { succeeded: 3, failed: 0, errors: [] }]);
    await bulk('assign', { alert_tokens: alerts, user_id: analyst.actor.id, note: 'Yours.' });
    const { data } = (await project.ask('GET', `/v1/alerts?assigned_to=${analyst.actor.id}`)).json;
    expect(data).toHaveLength(3);
    const resolved = await bulk('resolve', { alert_tokens: alerts, ...resolution });
    expect(resolved.json.data).toEqual({ succeeded: 3, failed: 0, errors: [] });
    expect(await statuses()).toEqual(['Resolved', 'Resolved', 'Resolved']);
    expect(await openAlerts()).toBe(0);
    expect(await recordsOf('alert.acknowledged')).toBe(3);
    expect(await recordsOf('alert.assigned')).toBe(3);
    expect(await recordsOf('alert.resolved')).toBe(3);
  });

  it('does not assign a resolved alert, as the single operation does not', async () => {
    const [alert = ''] = alerts;
    await bulk('acknowledge', { alert_tokens: [alert] });
    await bulk('resolve', { alert_tokens: [alert], ...resolution });
    const body = { user_id: analyst.actor.id };
    const { status, json } = await project.ask('POST', `/v1/alerts/${alert}/assign`, { body });
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    const { data } = (await bulk('assign', { alert_tokens: [alert], ...body })).json;
    expect(data).toMatchObject({ succeeded: 0, failed: 1, errors: [{ code: 'INVALID_STATE' }] });
    const current = await project.ask('GET', `/v1/alerts/${alert}`);
    expect(current.json.data.assigned_to).toBeNull();
  });

  it('refuses a person who may not be assigned once, for the whole request', async () => {
    const body = { alert_tokens: alerts, user_id: 'usr_01kad8m3zq5v7x9b1c2d4e6f8g' };
    const { status, json } = await bulk('assign', body);
    expect([status, json.error.details]).toMatchObject([400, [{ field: 'user_id', code: 'not_assignable' }]]);
  });

  it.each([
    ['without', () => ({})],
    ['with', () => ({ 'Idempotency-Key': 'bulk-1' })],
  ])('one bad token does not stop the rest, %s an Idempotency-Key', async (_, headers) => {
    const [first = '', second = '', third = ''] = alerts;
    await project.ask('POST', `/v1/alerts/${second}/acknowledge`);
    const foreign = (await anAlert((await aProject()).ctx)).token;
    const bad = ['alt_none', 'not a token', foreign];
    const { status, json } = await bulk(
      'acknowledge',
      { alert_tokens: [bad[0], first, second, bad[1], third, bad[2]] },
      headers(),
    );
    expect([status, json.data.succeeded, json.data.failed]).toEqual([200, 2, 4]);
    const codes = Object.fromEntries(
      json.data.errors.map(({ alert_token, code }: { alert_token: string; code: string }) => [
        alert_token,
        code,
      ]),
    );
    expect(codes).toEqual({
      alt_none: 'NOT_FOUND',
      'not a token': 'NOT_FOUND',
      [foreign]: 'NOT_FOUND',
      [second]: 'INVALID_STATE',
    });
    expect(await statuses()).toEqual(['Acknowledged', 'Acknowledged', 'Acknowledged']);
    expect(await recordsOf('alert.acknowledged')).toBe(3);
  });

  it('replays its answer under an Idempotency-Key and repeats nothing', async () => {
    const headers = { 'Idempotency-Key': 'bulk-2' };
    const first = await bulk('acknowledge', { alert_tokens: alerts }, headers);
    const second = await bulk('acknowledge', { alert_tokens: alerts }, headers);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await recordsOf('alert.acknowledged')).toBe(3);
  });

  it('resolves the alerts that can be resolved and leaves the others unchanged, also under an Idempotency-Key', async () => {
    await bulk('acknowledge', { alert_tokens: alerts.slice(0, 2) });
    const { json } = await bulk(
      'resolve',
      { alert_tokens: alerts, ...resolution },
      { 'Idempotency-Key': 'bulk-3' },
    );
    expect(json.data).toMatchObject({ succeeded: 2, failed: 1, errors: [{ code: 'INVALID_STATE' }] });
    expect(await openAlerts()).toBe(1);
    expect(await recordsOf('alert.resolved')).toBe(2);
  });

  it('handles and counts a repeated token once', async () => {
    const { json } = await bulk('acknowledge', { alert_tokens: [...alerts, ...alerts] });
    expect(json.data).toEqual({ succeeded: 3, failed: 0, errors: [] });
  });

  it('says why each alert was refused, with the details', async () => {
    const sanctions = (await anAlert(project.ctx, { category: 'Sanctions Hit', case_token })).token;
    await bulk('acknowledge', { alert_tokens: [...alerts, sanctions] });
    const { json } = await ask('POST', '/v1/alerts/bulk/resolve', {
      headers: await consoleHeaders(analyst),
      body: { alert_tokens: [...alerts, sanctions], ...resolution },
    });
    expect(json.data).toMatchObject({
      succeeded: 3,
      failed: 1,
      errors: [{ alert_token: sanctions, code: 'FORBIDDEN', details: [{ code: 'reviewer_required' }] }],
    });
  });

  it.each(['acknowledge', 'assign', 'resolve'])(
    '%s can be held, and undone for each alert',
    async (action) => {
      if (action === 'resolve') await bulk('acknowledge', { alert_tokens: alerts });
      const before = await statuses();
      const bodies: Record<string, object> = { assign: { user_id: analyst.actor.id }, resolve: resolution };
      const { json } = await bulk(action, { alert_tokens: alerts, hold_seconds: 10, ...bodies[action] });
      expect(json.data).toEqual({ succeeded: 3, failed: 0, errors: [] });
      expect(await statuses()).toEqual(before);
      const { status, json: undone } = await project.ask('POST', `/v1/alerts/${alerts[0]}/undo`);
      expect([status, undone.data.held, undone.data.assigned_to]).toEqual([200, null, null]);
    },
  );

  it('confirms the proposal of each alert without a resolution', async () => {
    const reviewer = await project.person('reviewer');
    const { rationale, action } = resolution;
    for (const token of alerts.slice(0, 2)) {
      const proposed_resolution = { action, rationale: `${rationale} ${token}` };
      const body = { reason: 'Look.', escalate_to: reviewer.actor.id, proposed_resolution };
      await project.ask('POST', `/v1/alerts/${token}/escalate`, { body });
    }
    const { json } = await bulk('resolve', { alert_tokens: alerts });
    expect(json.data).toMatchObject({ succeeded: 2, failed: 1, errors: [{ code: 'VALIDATION_ERROR' }] });
    expect(await statuses()).toEqual(['Resolved', 'Resolved', 'Open']);
  });

  it.each([
    ['no token', () => ({ alert_tokens: [] })],
    ['51 tokens', () => ({ alert_tokens: Array.from({ length: 51 }, (_, n) => `alt_${n}`) })],
    ['no list', () => ({})],
    ['an unknown field', () => ({ alert_tokens: alerts, color: 'red' })],
    ['hold_seconds of 11', () => ({ alert_tokens: alerts, hold_seconds: 11 })],
  ])('refuses %s with 400, and changes nothing', async (_, body) => {
    expect((await bulk('acknowledge', body())).status).toBe(400);
    expect(await statuses()).toEqual(['Open', 'Open', 'Open']);
  });

  it('accepts 50 tokens', async () => {
    const many = Array.from({ length: 47 }, (_, n) => `alt_${n}`);
    const { json } = await bulk('acknowledge', { alert_tokens: [...alerts, ...many] });
    expect([json.data.succeeded, json.data.failed]).toEqual([3, 47]);
  });
});
