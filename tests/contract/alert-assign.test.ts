import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAlert, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const post = (alert: string, action: string, body?: object) =>
  project.ask('POST', `/v1/alerts/${alert}/${action}`, { body });
const current = async (alert: string) => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
const notificationsOf = (person: string) =>
  asOwner<{ note: string | null }>('select note from notifications where user_token = $1', [person]);

describe('alerts · assign', () => {
  it('accepts an analyst, keeps the status, and writes an audit record', async () => {
    const { token } = await anAlert(project.ctx);
    const analyst = await aUser(project.ctx);
    expect((await post(token, 'assign', { user_id: analyst })).json.data).toMatchObject({
      status: 'Open',
      assigned_to: analyst,
    });
    const { json } = await project.ask(
      'GET',
      `/v1/audit-logs?target_token=${token}&event_type=alert.assigned`,
    );
    expect(json.data[0].details).toMatchObject({ from: null, user_id: analyst });
  });

  describe('to the person who has it', () => {
    let token: string;
    let analyst: string;
    const recordsOf = async () =>
      (await project.ask('GET', `/v1/audit-logs?target_token=${token}&event_type=alert.assigned`)).json.meta
        .total;
    const assign = (more: object = {}) => post(token, 'assign', { user_id: analyst, ...more });
    const assignAsBulk = (more: object = {}) =>
      project.ask('POST', '/v1/alerts/bulk/assign', {
        body: { alert_tokens: [token], user_id: analyst, ...more },
      });

    beforeEach(async () => {
      token = (await anAlert(project.ctx)).token;
      analyst = await aUser(project.ctx);
      await assign();
    });

    it('changes nothing and notifies nobody without a note, alone, in bulk or held in bulk', async () => {
      const before = await current(token);
      for (const note of [undefined, ' ']) expect((await assign({ note })).json.data).toEqual(before);
      for (const hold of [{}, { hold_seconds: 5 }])
        expect((await assignAsBulk(hold)).json.data).toMatchObject({ succeeded: 1, failed: 0 });
      expect(await current(token)).toEqual(before);
      expect(await recordsOf()).toBe(1);
      expect(await notificationsOf(analyst)).toHaveLength(1);
    });

    it('records the note and sends it', async () => {
      await assign({ note: 'It is urgent now.' });
      expect(await recordsOf()).toBe(2);
      expect(await notificationsOf(analyst)).toContainEqual(
        expect.objectContaining({ note: 'It is urgent now.' }),
      );
    });

    it('ends a snooze', async () => {
      const until = new Date(Date.now() + 3_600_000).toISOString();
      await post(token, 'snooze', { until });
      expect((await assign()).json.data.snoozed_until).toBeNull();
      expect(await recordsOf()).toBe(2);
    });
  });
});
