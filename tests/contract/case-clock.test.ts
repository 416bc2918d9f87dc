import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askToMove, bringCase } from '@/tests/fixtures/cases';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const dayMs = 24 * 60 * 60 * 1000;

let project: TestProject;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
});

const current = async () => (await project.ask('GET', `/v1/cases/${token}`)).json.data;
const alertOf = async (alert: string) => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
const newAlert = async () => (await anAlert(project.ctx, { case_token: token })).token;
const listed = async (path: string) =>
  (await project.ask('GET', path)).json.data.map((row: { token: string }) => row.token);

/** Moves the stop of the clock back by a week. */
const stopAWeekAgo = () =>
  Promise.all(
    ['cases', 'alerts'].map((table) =>
      asOwner(
        `update ${table} set sla_paused_at = sla_paused_at - interval '7 days' where sla_paused_at is not null
           and $1 in (token, ${table === 'alerts' ? 'case_token' : 'token'})`,
        [token],
      ),
    ),
  );
/** Moves deadline and warning to yesterday. */
const passDeadlines = () =>
  Promise.all(
    ['cases', 'alerts'].map((table) =>
      asOwner(
        `update ${table} set sla_deadline = now() - interval '1 day', sla_warning_at = now() - interval '2 days'
           where $1 in (token, ${table === 'alerts' ? 'case_token' : 'token'})`,
        [token],
      ),
    ),
  );

const msBetween = (from: string, to: string) => Date.parse(to) - Date.parse(from);
const aboutAWeek = (ms: number) => Math.abs(ms - 7 * dayMs) < 60_000;

describe('cases · the clock in Client Input', () => {
  it('stops for the case and its unresolved alerts, whose deadlines then move by the time spent there', async () => {
    const alert = await newAlert();
    await bringCase(project, token, 'Client Input');
    const [before, alertBefore] = [await current(), await alertOf(alert)];
    await stopAWeekAgo();
    const { json } = await askToMove(project, token, 'return');
    const alertAfter = await alertOf(alert);
    expect([alertBefore.sla_paused_at, alertAfter.sla_paused_at]).toEqual([expect.any(String), null]);
    // A week by the calendar is five business days.
    expect(aboutAWeek(msBetween(before.sla_deadline, json.data.sla_deadline))).toBe(true);
    expect(aboutAWeek(msBetween(alertBefore.sla_deadline, alertAfter.sla_deadline))).toBe(true);
    expect(aboutAWeek(msBetween(alertBefore.sla_warning_at, alertAfter.sla_warning_at))).toBe(true);
  });

  it('keeps the SLA status from changing, in single answers and in lists', async () => {
    const alert = await newAlert();
    await bringCase(project, token, 'Client Input');
    await stopAWeekAgo();
    await passDeadlines();
    expect([(await current()).sla_status, (await alertOf(alert)).sla_status]).toEqual([
      'On Track',
      'On Track',
    ]);
    for (const path of ['/v1/cases', `/v1/cases/${token}/alerts`]) {
      expect(await listed(`${path}?sla_status=On%20Track&limit=100`)).toContain(
        path === '/v1/cases' ? token : alert,
      );
      expect(await listed(`${path}?sla_status=Breached&limit=100`)).not.toContain(
        path === '/v1/cases' ? token : alert,
      );
    }
  });

  it('runs again when the case is escalated from there', async () => {
    const alert = await newAlert();
    await bringCase(project, token, 'Client Input');
    await askToMove(project, token, 'escalate');
    await passDeadlines();
    expect([(await current()).sla_status, (await alertOf(alert)).sla_status]).toEqual([
      'Breached',
      'Breached',
    ]);
  });

  it('is stopped for an alert that is raised there', async () => {
    await bringCase(project, token, 'Client Input');
    const alert = await newAlert();
    await passDeadlines();
    await stopAWeekAgo();
    expect((await alertOf(alert)).sla_status).toBe('On Track');
    const before = await alertOf(alert);
    await askToMove(project, token, 'return');
    expect(aboutAWeek(msBetween(before.sla_deadline, (await alertOf(alert)).sla_deadline))).toBe(true);
  });

  it('does not affect an alert that is resolved there', async () => {
    const alert = await newAlert();
    await project.ask('POST', `/v1/alerts/${alert}/acknowledge`);
    await bringCase(project, token, 'Client Input');
    const body = { action: 'Decline', rationale: 'It is the same person.' };
    const { json } = await project.ask('POST', `/v1/alerts/${alert}/resolve`, { body });
    await stopAWeekAgo();
    await askToMove(project, token, 'return');
    expect((await alertOf(alert)).sla_deadline).toBe(json.data.sla_deadline);
  });

  it('does not move deadlines when the case was in another status', async () => {
    const alert = await newAlert();
    const before = [(await current()).sla_deadline, (await alertOf(alert)).sla_deadline];
    await bringCase(project, token, 'Internal Review');
    await askToMove(project, token, 'return');
    expect([(await current()).sla_deadline, (await alertOf(alert)).sla_deadline]).toEqual(before);
  });
});
