import { beforeEach, describe, expect, it } from 'vitest';
import { closeStraightThrough } from '@/lib/domain/casework/service/close-straight-through';
import { transitionCase } from '@/lib/domain/casework/service/transition-case';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import type { PolicySettings } from '@/lib/domain/policies/settings';
import type { Context } from '@/lib/platform/context';
import { askToMove } from '@/tests/fixtures/cases';
import { aCase, aCheck, anAlert, anAssessment, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { type Admin, anAdmin, setPolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let admin: Admin;

beforeEach(async () => {
  project = await aProject();
  admin = await anAdmin(project);
});

async function preview<Kind extends PolicyKind>(kind: Kind, change: Partial<PolicySettings[Kind]> = {}) {
  await admin.send('PUT', `/${kind}/draft`, { settings: { ...defaultSettings[kind], ...change } });
  const { status, json, text } = await admin.send('POST', `/${kind}/draft/preview`, {});
  expect(status, text).toBe(200);
  return json.data;
}

const resource = async (path: string) => (await project.ask('GET', `/v1/${path}`)).json.data;

async function resolve(alert: string): Promise<void> {
  await project.ask('POST', `/v1/alerts/${alert}/acknowledge`);
  const body = { action: 'Approve', is_false_positive: true, rationale: 'Another person.' };
  expect((await project.ask('POST', `/v1/alerts/${alert}/resolve`, { body })).status).toBe(200);
}

describe('policies · a preview of SLAs agrees with the status of', () => {
  const daysAgo = (days: number): Context => {
    const now = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    return { ...project.ctx, now: () => now };
  };
  const opened = () => aCase(daysAgo(60));
  const wait = (token: string, days: number) =>
    transitionCase(daysAgo(days), token, { trigger: 'request_client_input' });
  const goOn = (token: string, days: number) => transitionCase(daysAgo(days), token, { trigger: 'return' });

  /** Opened 60 days ago, and in Client Input nearly all the time since. */
  async function aCaseThatWaited({ until }: { until: number | null }) {
    const { token } = await opened();
    const alert = (await anAlert(daysAgo(60), { case_token: token })).token;
    await transitionCase(daysAgo(59.5), token, { trigger: 'progress' });
    await wait(token, 59);
    if (until !== null) await goOn(token, until);
    return { token, alert };
  }

  it('a case that came back from Client Input, and its alert', async () => {
    const { token, alert } = await aCaseThatWaited({ until: 1 });
    const current = [await resource(`cases/${token}`), await resource(`alerts/${alert}`)];
    expect(current.map(({ sla_status }) => sla_status)).toEqual(['On Track', 'On Track']);
    const [ofCase, ofAlert] = [await preview('case_sla'), await preview('alert_sla')];
    expect([ofCase.before, ofAlert.before]).toEqual([{ 'On Track': 1 }, { 'On Track': 1 }]);
  });

  it('an alert that was resolved in Client Input', async () => {
    const { alert } = await aCaseThatWaited({ until: null });
    await resolve(alert);
    expect((await resource(`alerts/${alert}`)).sla_status).toBe('On Track');
    expect((await preview('alert_sla')).before).toEqual({ 'On Track': 1 });
  });

  it('an alert that was resolved before Client Input, too late', async () => {
    const { token } = await opened();
    const alert = (await anAlert(daysAgo(60), { case_token: token })).token;
    await asOwner(`update alerts set status = 'Resolved', resolved_at = $2 where token = $1`, [
      alert,
      daysAgo(40).now(),
    ]);
    await transitionCase(daysAgo(39), token, { trigger: 'progress' });
    await wait(token, 38);
    await goOn(token, 1);
    expect((await resource(`alerts/${alert}`)).sla_status).toBe('Breached');
    expect((await preview('alert_sla')).before).toEqual({ Breached: 1 });
  });

  it('an alert that was raised in Client Input', async () => {
    const { token } = await aCaseThatWaited({ until: null });
    const late = (await anAlert(daysAgo(20), { case_token: token, category: 'Sanctions Hit' })).token;
    await goOn(token, 1);
    const { sla_status } = await resource(`alerts/${late}`);
    expect(sla_status).not.toBe('Breached');
    const Onboarding = {
      ...defaultSettings.alert_sla.Onboarding,
      Critical: { due_days: 2, warning_days: 0 },
    };
    const { before, after } = await preview('alert_sla', { Onboarding });
    expect([before, after]).toEqual([{ [sla_status]: 1 }, { Critical: 1 }]);
  });
});

describe('policies · a preview of straight through agrees with what the system does with', () => {
  const complete = { status: 'Complete', result: 'Pass', waive_reason: null };
  const waivedFor = (waive_reason: string) => ({ status: 'Waived', result: null, waive_reason });

  async function aCheckThat(
    { status, result, waive_reason }: typeof complete | ReturnType<typeof waivedFor>,
    of: string,
  ) {
    const { token } = await aCheck(project.ctx, { case_token: of });
    await asOwner('update checks set status = $2, result = $3, waive_reason = $4 where token = $1', [
      token,
      status,
      result,
      waive_reason,
    ]);
  }

  async function aLowCase(...checks: Parameters<typeof aCheckThat>[0][]): Promise<string> {
    const { token } = await aCase(project.ctx);
    for (const check of checks) await aCheckThat(check, token);
    await anAssessment(project.ctx, token);
    return token;
  }

  const cases: [name: string, make: () => Promise<string>, isClosed: boolean][] = [
    ['passed checks', () => aLowCase(complete), true],
    ['a check waived as not applicable', () => aLowCase(complete, waivedFor('Not applicable')), true],
    ['a check waived for another reason', () => aLowCase(complete, waivedFor('Low materiality')), false],
    ['no check that applies', () => aLowCase(waivedFor('Not applicable')), false],
    [
      'a resolved alert',
      async () => {
        const token = await aLowCase(complete);
        await resolve((await anAlert(project.ctx, { case_token: token })).token);
        return token;
      },
      true,
    ],
    [
      'an unresolved alert',
      async () => {
        const token = await aLowCase(complete);
        await anAlert(project.ctx, { case_token: token });
        return token;
      },
      false,
    ],
    [
      'an assignee',
      async () => {
        const token = await aLowCase(complete);
        const body = { assigned_to: await aUser(project.ctx) };
        expect((await project.ask('PATCH', `/v1/cases/${token}`, { body })).status).toBe(200);
        return token;
      },
      false,
    ],
    [
      'work begun by a person',
      async () => {
        const token = await aLowCase(complete);
        await askToMove(project, token, 'progress');
        return token;
      },
      false,
    ],
  ];

  it.each(cases)('a case with %s', async (_name, make, isClosed) => {
    const token = await make();
    const outcome = isClosed ? 'Closed by the system' : 'Left to a person';
    expect((await preview('straight_through', { enabled: true })).after).toEqual({ [outcome]: 1 });
    await setPolicy(project.ctx, { straight_through: true });
    expect(await closeStraightThrough(project.ctx, token)).toBe(isClosed);
  });

  it('a case that the system has closed', async () => {
    const token = await aLowCase(complete);
    await setPolicy(project.ctx, { straight_through: true });
    expect(await closeStraightThrough(project.ctx, token)).toBe(true);
    const { before, after } = await preview('straight_through', { enabled: false });
    expect([before, after]).toEqual([{ 'Closed by the system': 1 }, { 'Left to a person': 1 }]);
  });
});
