import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { takeNextAlert } from '@/lib/domain/alerts/service/take-next';
import { transitionCase } from '@/lib/domain/casework/service/transition-case';
import { aCase, anAlert, aUser } from '@/tests/fixtures/factories';
import { aProject, type Answer, type TestProject } from '@/tests/fixtures/project';
import { untilWaiting } from '@/tests/fixtures/race';
import { connectAs } from '@/tests/fixtures/roles';

let project: TestProject;
let person: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  person = await aUser(project.ctx, { role: 'reviewer' });
});

/** Asks while the person is being changed, before the change is committed. */
async function whileChanging<T>(change: string, request: () => Promise<T>): Promise<T> {
  const other = await connectAs('owner');
  await other.query('begin');
  await other.query(`update users set ${change} where token = $1`, [person]);
  const commit = async () => {
    await untilWaiting(1);
    await other.query('commit');
    await other.end();
  };
  const [answer] = await Promise.all([request(), commit()]);
  return answer;
}

async function findAlert(token: string): Promise<[status: string, assignee: string | null]> {
  const { data } = (await project.ask('GET', `/v1/alerts/${token}`)).json;
  return [data.status, data.assigned_to];
}

const post = (path: string, body: object) => project.ask('POST', path, { body });
const anAlertPath = async () => `/v1/alerts/${(await anAlert(project.ctx)).token}`;
const aCasePath = async () => `/v1/cases/${(await aCase(project.ctx)).token}`;

const personsCtx = () => ({
  ...project.ctx,
  actor: { ...project.ctx.actor, type: 'user' as const, id: person },
});

const gifts: Record<string, [field: string, make: () => Promise<() => Promise<Answer>>]> = {
  'an alert': [
    'user_id',
    async () => {
      const path = await anAlertPath();
      return () => post(`${path}/assign`, { user_id: person });
    },
  ],
  'an escalated alert': [
    'escalate_to',
    async () => {
      const path = await anAlertPath();
      return () => post(`${path}/escalate`, { escalate_to: person, reason: 'Please look.' });
    },
  ],
  'a case': [
    'assigned_to',
    async () => {
      const path = await aCasePath();
      return () => project.ask('PATCH', path, { body: { assigned_to: person } });
    },
  ],
  'a new case': [
    'assigned_to',
    async () => () => post('/v1/cases', { type: 'Review', entity_category: 'Person', assigned_to: person }),
  ],
  'an escalated case': [
    'escalate_to',
    async () => {
      const path = await aCasePath();
      await post(`${path}/transitions`, { trigger: 'progress' });
      return () => post(`${path}/escalate`, { escalate_to: person, reason: 'Please look.' });
    },
  ],
  'a mention': [
    'mentions.0',
    async () => {
      const path = await aCasePath();
      return () => post(`${path}/comments`, { body: 'Please look.', mentions: [person] });
    },
  ],
};

describe('users · disabled in the instant in which they are given', () => {
  it.each(Object.entries(gifts))('%s · refuses it with 400', async (_, [field, make]) => {
    const { status, json } = await whileChanging('disabled_at = now()', await make());
    expect([status, json.error?.details?.[0]?.field]).toEqual([400, field]);
  });
});

describe('users · disabled in the instant in which they take work', () => {
  it.each([
    ['next', () => takeNextAlert(personsCtx(), {})],
    ['acknowledge', (token: string) => acknowledgeAlert(personsCtx(), token)],
  ])('alerts · %s · is refused with 403, and the alert stays free', async (_, take) => {
    const { token } = await anAlert(project.ctx);
    const taken = whileChanging('disabled_at = now()', () => take(token));
    await expect(taken).rejects.toMatchObject({ status: 403 });
    expect(await findAlert(token)).toEqual(['Open', null]);
  });
});

describe('users · disabled in the instant in which they start a case', () => {
  it('cases · transitions · is refused with 403, and the case stays New', async () => {
    const { token } = await aCase(project.ctx);
    const started = whileChanging('disabled_at = now()', () =>
      transitionCase(personsCtx(), token, { trigger: 'progress' }),
    );
    await expect(started).rejects.toMatchObject({ status: 403 });
    const { data } = (await project.ask('GET', `/v1/cases/${token}`)).json;
    expect([data.status, data.assigned_to]).toEqual(['New', null]);
  });
});

describe('users · made an auditor in the instant in which they are given', () => {
  it('an alert · refuses it with 400', async () => {
    const [, make] = gifts['an alert']!;
    expect((await whileChanging(`role = 'auditor'`, await make())).status).toBe(400);
  });
});

describe('users · given work by two requests at once', () => {
  it('the second one does not wait for the first', async () => {
    const holder = await connectAs('owner');
    await holder.query('begin');
    await holder.query('select from users where token = $1 for share', [person]);
    const path = await anAlertPath();
    expect((await post(`${path}/assign`, { user_id: person })).status).toBe(200);
    await holder.query('commit');
    await holder.end();
  });
});
