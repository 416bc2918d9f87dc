import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCase } from '@/lib/domain/cases/service/update';
import { sendDueMails } from '@/lib/domain/casework/service/send-due-mails';
import { claimMails } from '@/lib/domain/notifications/service/claim-mails';
import type { Context } from '@/lib/platform/context';
import { mailerOf } from '@/lib/platform/outbound/mail';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { type SmtpServer, startSmtpServer, textOf } from '@/tests/fixtures/smtp-server';

process.env.SMTP_URL = 'smtp://127.0.0.1:1';
process.env.PROBITY_MAIL_FROM = 'Probity <probity@example.com>';

const from = 'Probity <probity@example.com>';

let server: SmtpServer;
let project: TestProject;
let analyst: Context;

beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
  server.conduct = 'accepts';
  server.received.length = 0;
});

const mailer = () => mailerOf({ url: server.url, from }, 1_000);

/** Sends due mails as the worker does, this many minutes from now. */
async function sendIn(minutes: number): Promise<void> {
  const clock = () => addMinutes(new Date(), minutes);
  while ((await sendDueMails(mailer(), clock)) > 0);
}

async function assignAlert(person = analyst, caseToken: string | null = null): Promise<string> {
  const { token } = await anAlert(project.ctx, { case_token: caseToken });
  const body = { user_id: person.actor.id, note: 'Mary Ward again' };
  expect((await project.ask('POST', `/v1/alerts/${token}/assign`, { body })).status).toBe(200);
  return token;
}

interface State {
  mail_status: string;
  mail_attempts: number;
  mail_due_at: Date | null;
}
const states = () =>
  asOwner<State>(
    'select mail_status, mail_attempts, mail_due_at from notifications where project_id = $1 order by id',
    [project.ctx.project.id],
  );
const statuses = async () => (await states()).map(({ mail_status }) => mail_status);

describe('mails · sent', () => {
  it('are combined into one for the person, with links and the names of cases, and nothing about the subject', async () => {
    const { token: case_token, name } = await aCase(project.ctx);
    const alert = await assignAlert(analyst, case_token);
    await updateCase(project.ctx, case_token, { assigned_to: analyst.actor.id });
    await sendIn(0);
    await sendIn(60);
    expect(server.received).toHaveLength(1);
    const [{ to = '', from: sender = '', source = '' } = {}] = server.received;
    const [person] = await asOwner<{ email: string }>('select email from users where token = $1', [
      analyst.actor.id,
    ]);
    expect([to, sender]).toEqual([person?.email, 'probity@example.com']);
    const text = textOf({ source });
    expect(text).toContain('Subject: Probity: 2 notifications');
    expect(text).toContain(`An alert was assigned to you (${name})`);
    expect(text).toContain(`/alerts/${alert}`);
    expect(text).toContain('text/html');
    expect(text).not.toMatch(/Ward|Marie|Mary/);
    expect(await statuses()).toEqual(['sent', 'sent']);
  });

  it('are sent once with several workers at the same time', async () => {
    for (let n = 0; n < 5; n += 1) await assignAlert(await project.person('analyst'));
    await Promise.all([sendIn(0), sendIn(0), sendIn(0)]);
    expect(server.received).toHaveLength(5);
    expect(await statuses()).toEqual(Array.from({ length: 5 }, () => 'sent'));
  });

  it('are sent again by another worker when one died while sending', async () => {
    await assignAlert();
    await claimMails(project.ctx, analyst.actor.id);
    await sendIn(1);
    expect(server.received).toHaveLength(0);
    await sendIn(3);
    expect(server.received).toHaveLength(1);
  });
});

describe('mails · a server that fails', () => {
  it.each(['refuses', 'hangs', 'trickles', 'disconnects'] as const)(
    'and %s is retried later, and delays nothing',
    async (conduct) => {
      server.conduct = conduct;
      await assignAlert();
      const sending = sendIn(0);
      // While the server is being contacted.
      await assignAlert(await project.person('reviewer'));
      await sending;
      expect(server.received).toHaveLength(0);
      const [first] = await states();
      expect(first).toMatchObject({ mail_status: 'pending', mail_attempts: 1 });
      expect(first?.mail_due_at?.getTime()).toBeGreaterThan(Date.now() + 30_000);
      server.conduct = 'accepts';
      await sendIn(2);
      expect(server.received).toHaveLength(2);
      expect(await statuses()).toEqual(['sent', 'sent']);
    },
  );

  it('is retried ever more rarely, and finally not at all', async () => {
    server.conduct = 'refuses';
    await assignAlert();
    const waits = [];
    for (let at = 0, attempts = 0; attempts < 24; attempts += 1) {
      await sendIn(at);
      const [state] = await states();
      const next = state?.mail_due_at ? Math.round((state.mail_due_at.getTime() - Date.now()) / 60_000) : at;
      waits.push(next - at);
      at = next;
    }
    expect(waits.slice(0, 5)).toEqual([1, 5, 30, 60, 60]);
    expect(await states()).toEqual([{ mail_status: 'failed', mail_attempts: 24, mail_due_at: null }]);
  });
});

describe('mails · not sent', () => {
  const setting = async (email_notifications: unknown) =>
    ask('PATCH', '/v1/users/me', {
      headers: await consoleHeaders(analyst),
      body: { email_notifications },
    });

  it('to a person who wants none', async () => {
    const off = await setting(false);
    expect([off.status, off.json.data]).toMatchObject([200, { email_notifications: false }]);
    const own = await ask('GET', '/v1/users/me', { headers: await consoleHeaders(analyst) });
    expect([own.status, own.json.data]).toEqual([200, off.json.data]);
    await assignAlert();
    await sendIn(0);
    expect([server.received.length, await statuses()]).toEqual([0, ['skipped']]);
    expect((await setting('no')).status).toBe(400);
    expect((await setting(true)).json.data.email_notifications).toBe(true);
    await assignAlert();
    await sendIn(0);
    expect(server.received).toHaveLength(1);
  });

  it('to several people who want none, without delaying those behind them', async () => {
    await setting(false);
    await assignAlert();
    expect(await sendDueMails(mailer())).toBe(1);
    expect([server.received.length, await sendDueMails(mailer())]).toEqual([0, 0]);
  });

  it('about notifications that have been read, nor to a disabled person', async () => {
    await assignAlert();
    await asOwner('update notifications set read_at = now() where project_id = $1', [project.ctx.project.id]);
    const disabled = await project.person('analyst');
    await assignAlert(disabled);
    await asOwner('update users set disabled_at = now() where token = $1', [disabled.actor.id]);
    await sendIn(0);
    expect([server.received.length, await statuses()]).toEqual([0, ['skipped', 'skipped']]);
  });
});
