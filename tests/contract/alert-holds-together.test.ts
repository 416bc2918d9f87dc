import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { auditedOf, commitAll, commitOnce, letHoldEnd } from '@/tests/fixtures/held-alerts';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { sentStatements } from '@/tests/fixtures/sent-statements';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { until } from '@/tests/fixtures/until';

// With its company's own alert, as many as one request may hold.
const directorCount = 49;
const resolution = { action: 'Approve', rationale: 'Other people.', is_false_positive: true };

let project: TestProject;
let case_token: string;
let alerts: string[];

beforeAll(loadSampleList);
beforeEach(async () => {
  project = await aProject();
});

const hold = async (person: Context | null, alert_tokens: readonly string[]) =>
  ask('POST', '/v1/alerts/bulk/resolve', {
    headers: person ? await consoleHeaders(person) : { 'X-API-KEY': project.apiKey },
    body: { alert_tokens, ...resolution, hold_seconds: 10 },
  });
const letAllEnd = async (tokens: readonly string[] = alerts) => {
  for (const alert of tokens) await letHoldEnd(alert);
};
const current = async (alert: string) => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
const statuses = async () => {
  const found: string[] = [];
  for (const alert of alerts) found.push((await current(alert)).status);
  return found;
};
const audited = async (event_type: string) =>
  (await project.ask('GET', `/v1/audit-logs?event_type=${event_type}&limit=100&sort=sequence`)).json.data;
const lastRecords = async () => {
  const records: (string | undefined)[] = [];
  for (const alert of alerts) records.push((await auditedOf(project, alert)).at(-1));
  return records;
};

describe('alerts · held moves of one flow that are due together', () => {
  it('are each made and recorded, and the flow is judged once', async () => {
    const directors = Array.from({ length: directorCount }, (_, n) => ({
      first_name: `Mary${String.fromCodePoint(97 + (n % 26), 97 + Math.floor(n / 26))}`,
      last_name: 'SANCTION',
    }));
    const body = { company_name: 'Quiet Water Ltd', country: 'GB', directors };
    const flow = (await project.ask('POST', `${project.execute}/api`, { body })).json.flow_token;
    const { json } = await project.ask('GET', '/v1/alerts?limit=100');
    alerts = json.data.map(({ token }: { token: string }) => token);
    expect(alerts).toHaveLength(directorCount + 1);
    expect((await hold(null, alerts)).json.data).toMatchObject({ succeeded: alerts.length });
    await letAllEnd();
    const sent = await sentStatements(commitAll);
    const judgements = sent.filter((text) => /^UPDATE \S+"flows" SET "overall_verdict"/.test(text)).length;
    // Once, and again when a busy machine makes the transaction repeat; not once for each alert.
    expect(judgements).toBeLessThan(5);
    const flows = (await project.ask('GET', `/v1/flows/${flow}`)).json.data;
    expect(flows).toMatchObject({ overall_verdict: 'Pass', screening: { sanctions_status: 'No Hit' } });
    const resolved = await audited('alert.resolved');
    expect(resolved.map(({ target_token }: { target_token: string }) => target_token).sort()).toEqual(
      alerts.toSorted(),
    );
    const told = await asOwner(
      `select 1 from events where project_id = $1 and type = 'verification.updated' and data ->> 'flow_token' = $2`,
      [project.ctx.project.id, flow],
    );
    expect(told).toHaveLength(1);
  });
});

describe('alerts · held moves of one case that are due together', () => {
  beforeEach(async () => {
    case_token = (await aCase(project.ctx)).token;
    alerts = [];
    for (let n = 0; n < 3; n += 1) alerts.push((await anAlert(project.ctx, { case_token })).token);
  });

  const openAlerts = async () =>
    (await project.ask('GET', `/v1/cases/${case_token}`)).json.data.open_alerts_count;

  it('are made without one that is refused', async () => {
    const reviewer = await project.person('reviewer');
    await asOwner(`update alerts set category = 'Sanctions Hit' where token = $1`, [alerts[1]]);
    expect((await hold(reviewer, alerts)).json.data).toMatchObject({ succeeded: 3 });
    await asOwner(`update users set role = 'analyst' where token = $1`, [reviewer.actor.id]);
    await letAllEnd();
    await commitAll();
    expect(await statuses()).toEqual(['Resolved', 'Open', 'Resolved']);
    expect(await lastRecords()).toEqual(['alert.resolved', 'alert.hold_refused', 'alert.resolved']);
    expect(await current(alerts[1]!)).toMatchObject({ held: null, assigned_to: null });
    expect(await openAlerts()).toBe(1);
    const told = await asOwner('select target_token from notifications where user_token = $1', [
      reviewer.actor.id,
    ]);
    expect(told).toEqual([{ target_token: alerts[1] }]);
  });

  it('are all refused when the requester may no longer change alerts', async () => {
    const analyst = await project.person('analyst');
    await hold(analyst, alerts);
    await asOwner('update users set disabled_at = now() where token = $1', [analyst.actor.id]);
    await letAllEnd();
    await commitAll();
    expect(await statuses()).toEqual(['Open', 'Open', 'Open']);
    expect(new Set(await lastRecords())).toEqual(new Set(['alert.hold_refused']));
    expect(await openAlerts()).toBe(3);
  });

  it('are made without one that was undone', async () => {
    await hold(null, alerts);
    await project.ask('POST', `/v1/alerts/${alerts[0]}/undo`);
    await letAllEnd(alerts.slice(1));
    await commitAll();
    expect(await statuses()).toEqual(['Open', 'Resolved', 'Resolved']);
  });

  it('are made and recorded in the name of each requester', async () => {
    const [ada, ben] = [await project.person('analyst'), await project.person('analyst')];
    await hold(ada, alerts.slice(0, 1));
    await hold(ben, alerts.slice(1));
    await letAllEnd();
    // Repeated, because on a busy machine one waits too long for the other's locks, and is held a second longer.
    const isResolved = (status: string) => status === 'Resolved';
    await until(
      () => commitOnce().then(statuses),
      (found) => found.every(isResolved),
    );
    const resolved: { target_token: string; actor: { id: string } }[] = await audited('alert.resolved');
    expect(new Map(resolved.map(({ target_token, actor }) => [target_token, actor.id]))).toEqual(
      new Map([
        [alerts[0], ada.actor.id],
        [alerts[1], ben.actor.id],
        [alerts[2], ben.actor.id],
      ]),
    );
  });

  it('are tried again alone after one of them failed for an unexpected reason', async () => {
    await hold(null, alerts);
    await asOwner(`update alerts set held = jsonb_set(held, '{input}', '"broken"') where token = $1`, [
      alerts[1],
    ]);
    await letAllEnd();
    await commitOnce();
    expect(await statuses()).toEqual(['Open', 'Open', 'Open']);
    for (const alert of alerts) {
      await letHoldEnd(alert);
      await commitOnce();
    }
    expect(await statuses()).toEqual(['Resolved', 'Open', 'Resolved']);
    expect((await current(alerts[1]!)).held).toMatchObject({ action: 'resolve' });
  });
});
