import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringCase } from '@/tests/fixtures/cases';
import { expireDocumentRequests } from '@/lib/domain/casework/service/expire-document-requests';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import { holderOf, type Person, reachReview } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
  await bringCase(project, token, 'In Progress');
});

const ask = (body: object = { document_types: ['passport'], message: 'Your passport has expired.' }) =>
  project.ask('POST', `/v1/cases/${token}/document-requests`, { body });

const current = async () => (await project.ask('GET', `/v1/cases/${token}`)).json.data;

const personOf = ({ address }: { address: string }): Person =>
  holderOf(project, new URL(address).searchParams.get('t') ?? '');

const passADay = () =>
  asOwner(`update journeys set expires_at = expires_at - interval '1 day' where case_token = $1`, [token]);

const recordsOf = async (type: string) =>
  (await project.ask('GET', `/v1/audit-logs?case_token=${token}&event_type=${type}`)).json.data;

describe('cases · document requests', () => {
  it('wait for the client with a link to a single step, and stop the clock', async () => {
    const { status, json } = await ask();
    expect(status).toBe(201);
    const { address, expires_at } = json.data;
    expect(address).toMatch(new RegExp(`/${project.hash}/\\?t=start_[0-9a-z]{40}$`));
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await current()).status).toBe('Client Input');
    const [row] = await asOwner<{ stopped: boolean }>(
      'select sla_paused_at is not null as stopped from cases where token = $1',
      [token],
    );
    expect(row?.stopped).toBe(true);
    expect(await personOf(json.data).journey()).toMatchObject({
      status: 'open',
      kind: 'document_request',
      steps: ['consent', 'document', 'capture', 'review'],
      message: 'Your passport has expired.',
      details: null,
      document_options: [{ document_type: 'passport' }],
    });
  });

  it('end when the person has sent the document, and the case comes back', async () => {
    const who = personOf((await ask()).json.data);
    await reachReview(who);
    expect((await who.ask('POST', 'send')).json.data.status).toBe('sent');
    expect((await current()).status).toBe('In Review');
    const [document] = await asOwner<{ token: string }>(
      `select token from documents where case_token = $1 and sent_at is not null`,
      [token],
    );
    const { data } = (await project.ask('GET', `/v1/documents/${document?.token}`)).json;
    expect(data).toMatchObject({ case_token: token, flow_token: null, purpose: 'front' });
  });

  it('end when the person declines, and the case comes back', async () => {
    const who = personOf((await ask()).json.data);
    await who.ask('POST', 'consent', { body: { accepted: false, language: 'de' } });
    expect((await current()).status).toBe('In Review');
    expect((await who.journey()).status).toBe('declined');
  });

  it('do not move a case that somebody has moved meanwhile', async () => {
    const who = personOf((await ask()).json.data);
    await project.ask('POST', `/v1/cases/${token}/transitions`, { body: { trigger: 'escalate' } });
    await reachReview(who);
    expect((await who.ask('POST', 'send')).status).toBe(200);
    expect((await current()).status).toBe('Escalated');
  });

  it('end when their case is taken back: the link says so and accepts nothing more', async () => {
    const who = personOf((await ask()).json.data);
    await reachReview(who);
    const body = { trigger: 'return' };
    await project.ask('POST', `/v1/cases/${token}/transitions`, { body });
    expect(await who.journey()).toMatchObject({ status: 'withdrawn', step: 'done', captures: [] });
    expect((await who.ask('POST', 'send')).status).toBe(409);
    const decline = { accepted: false, language: 'en' };
    expect((await who.ask('POST', 'consent', { body: decline })).status).toBe(409);
    expect((await current()).status).toBe('In Review');
    const left = await asOwner('select from documents where case_token = $1 and erase_at > now()', [token]);
    expect(left).toEqual([]);
  });

  it('end when their case is closed', async () => {
    const who = personOf((await ask()).json.data);
    await asOwner(`update cases set status = 'In Review' where token = $1`, [token]);
    const closed = await project.ask('POST', `/v1/cases/${token}/close`, { body: { decision: 'Decline' } });
    expect(closed.status).toBe(200);
    expect((await who.journey()).status).toBe('withdrawn');
  });

  it('are refused if the case cannot wait for the client', async () => {
    await project.ask('POST', `/v1/cases/${token}/transitions`, { body: { trigger: 'review' } });
    const { status, json } = await ask();
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect((await ask({ document_types: [] })).status).toBe(400);
  });

  it('must name the documents, unless a request is already waiting', async () => {
    const { status, json } = await ask({});
    expect([status, json.error.details[0].field]).toEqual([400, 'document_types']);
    expect((await current()).status).toBe('In Progress');
  });

  it('get a new link while they wait: the old one stops working, and progress is kept', async () => {
    const first = (await ask()).json.data;
    const before = personOf(first);
    await reachReview(before);
    await asOwner(`update journeys set expires_at = now() + interval '1 minute' where case_token = $1`, [
      token,
    ]);
    const { status, json } = await ask({});
    expect(status).toBe(201);
    const { address, expires_at, ...request } = json.data;
    const { address: lost, expires_at: earlier, ...asked } = first;
    expect(request).toEqual(asked);
    expect(address).not.toBe(lost);
    expect(Date.parse(expires_at)).toBeGreaterThanOrEqual(Date.parse(earlier));
    expect(await before.journey()).toMatchObject({ status: 'unknown', details: null });
    expect((await before.ask('POST', 'send')).status).toBe(401);
    const who = personOf(json.data);
    expect(await who.journey()).toMatchObject({ status: 'open', step: 'review', expires_at });
    const [kept] = await asOwner<{ kept: boolean }>(
      `select erase_at > $2::timestamptz as kept from documents where case_token = $1`,
      [token, expires_at],
    );
    expect(kept).toEqual({ kept: true });
    expect((await current()).status).toBe('Client Input');
    const [record, ...others] = await recordsOf('case.document_request_renewed');
    expect(others).toEqual([]);
    expect(record.details).toEqual({
      request_token: request.token,
      document_types: ['passport'],
      expires_at,
    });
    expect((await who.ask('POST', 'send')).json.data.status).toBe('sent');
    expect((await current()).status).toBe('In Review');
  });

  it('may ask for another document with a new link, and the person chooses again', async () => {
    await reachReview(personOf((await ask()).json.data));
    const again = { document_types: ['national_id'], message: 'The card, please.' };
    const who = personOf((await ask(again)).json.data);
    expect(await who.journey()).toMatchObject({
      step: 'document',
      message: 'The card, please.',
      document: null,
      captures: [],
      document_options: [{ document_type: 'national_id' }],
    });
  });

  it('wait for one person at a time', async () => {
    const person = await anEntity(project.ctx, { role: 'Primary', case_token: token });
    const other = await anEntity(project.ctx, { role: 'Director', case_token: token });
    const who = personOf((await ask()).json.data);
    const refused = await ask({ entity_token: other.token });
    expect([refused.status, refused.json.error.details[0].field]).toEqual([400, 'entity_token']);
    expect((await who.journey()).status).toBe('open');
    expect((await ask({ entity_token: person.token })).status).toBe(201);
  });

  it('can be added to a case that is already waiting without one', async () => {
    const body = { trigger: 'request_client_input' };
    await project.ask('POST', `/v1/cases/${token}/transitions`, { body });
    const who = personOf((await ask()).json.data);
    expect((await who.journey()).status).toBe('open');
    expect((await current()).status).toBe('Client Input');
  });

  it('accept only the requested documents', async () => {
    const who = personOf((await ask({ document_types: ['national_id'] })).json.data);
    await who.ask('POST', 'consent', { body: { accepted: true, language: 'en' } });
    const body = { document_type: 'passport', country: 'GB' };
    expect((await who.ask('POST', 'document', { body })).status).toBe(400);
  });

  it('expire with the start token: the case comes back once, and its clock runs again', async () => {
    const who = personOf((await ask()).json.data);
    await expireDocumentRequests('req_early');
    expect((await current()).status).toBe('Client Input');
    await passADay();
    await Promise.all([expireDocumentRequests('req_one'), expireDocumentRequests('req_two')]);
    expect((await current()).status).toBe('In Review');
    expect((await who.journey()).status).toBe('expired');
    expect(await recordsOf('case.document_request_expired')).toHaveLength(1);
    const left = await asOwner('select from documents where case_token = $1 and erase_at > now()', [token]);
    expect(left).toEqual([]);
    const [moved] = await recordsOf('case.status_changed');
    expect(moved.details).toMatchObject({ to: 'In Review', reason: 'The document request expired.' });
    const [row] = await asOwner('select sla_paused_at from cases where token = $1', [token]);
    expect(row).toEqual({ sla_paused_at: null });
    expect((await ask()).status).toBe(409);
  });

  it('do not move a case that somebody has moved before they expire', async () => {
    await ask();
    await project.ask('POST', `/v1/cases/${token}/transitions`, { body: { trigger: 'escalate' } });
    await passADay();
    await expireDocumentRequests('req_moved');
    expect((await current()).status).toBe('Escalated');
    expect(await recordsOf('case.document_request_expired')).toHaveLength(1);
  });
});
