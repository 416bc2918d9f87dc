import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { anAlert } from '@/tests/fixtures/factories';
import { auditedOf, commitAll, letHoldEnd } from '@/tests/fixtures/held-alerts';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let analyst: Context;
let alert: string;

beforeAll(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
});

const resolution = { action: 'Approve', rationale: 'Another person: the passport differs.' };

async function as(person: Context, action: string, body?: object) {
  return ask('POST', `/v1/alerts/${alert}/${action}`, { headers: await consoleHeaders(person), body });
}
const current = async () => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
const recorded = () => auditedOf(project, alert);
async function commit(): Promise<void> {
  await letHoldEnd(alert);
  await commitAll();
}

beforeEach(async () => {
  alert = (await anAlert(project.ctx)).token;
});

describe('alerts · a held resolution of an Open alert', () => {
  beforeEach(async () => {
    const { status, json } = await as(analyst, 'resolve', { ...resolution, hold_seconds: 10 });
    expect([status, json.data.status, json.data.assigned_to]).toEqual([200, 'Open', null]);
  });

  it('leaves it Open and unassigned when it is undone', async () => {
    const { json } = await as(analyst, 'undo');
    expect(json.data).toMatchObject({ status: 'Open', assigned_to: null, held: null });
    await commitAll();
    expect(await recorded()).toEqual(['alert.created', 'alert.held', 'alert.undone']);
  });

  it('is on the record with what was decided but not with the words of the person, also after an undo', async () => {
    await as(analyst, 'undo');
    const held = `/v1/audit-logs?target_token=${alert}&event_type=alert.held`;
    const [record] = (await project.ask('GET', held)).json.data;
    expect(record.details).toEqual({
      action: 'resolve',
      input: { action: 'Approve', is_false_positive: false },
      until: expect.any(String),
    });
  });

  it('acknowledges and resolves it when the hold ends', async () => {
    await commit();
    expect(await current()).toMatchObject({ status: 'Resolved', assigned_to: analyst.actor.id });
    expect((await recorded()).slice(-3)).toEqual(['alert.assigned', 'alert.acknowledged', 'alert.resolved']);
  });

  it('leaves it Open when the resolution is refused at the end of the hold', async () => {
    const person = await project.person('reviewer');
    await as(analyst, 'undo');
    await asOwner(`update alerts set category = 'Sanctions Hit' where token = $1`, [alert]);
    expect((await as(person, 'resolve', { ...resolution, hold_seconds: 5 })).status).toBe(200);
    await asOwner(`update users set role = 'analyst' where token = $1`, [person.actor.id]);
    await commit();
    expect(await current()).toMatchObject({ status: 'Open', assigned_to: null, held: null });
    expect((await recorded()).at(-1)).toBe('alert.hold_refused');
  });
});

describe('alerts · undo · without a hold', () => {
  it('is refused with 409, naming the state and the allowed moves', async () => {
    const { status, json } = await as(analyst, 'undo');
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect(json.error.message).toMatch(/Open.*acknowledge.*escalate/);
  });
});
