import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createProbityClient,
  eachItem,
  followEvents,
  isSigned,
  type ProbityClient,
  ProbityError,
  readEvent,
} from '@/clients/typescript/src/client';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let api: ServedApi;
let project: TestProject;
let client: ProbityClient;

beforeAll(async () => {
  await loadSampleList();
  api = await serveApi();
  project = await aProject();
  client = createProbityClient({ baseUrl: api.url, apiKey: project.apiKey });
});

afterAll(() => api.close());

/** A client whose requests go through `around`. */
const clientAround = (around: (request: Request, n: number) => Promise<Response>) => {
  let n = 0;
  return createProbityClient({
    baseUrl: api.url,
    apiKey: project.apiKey,
    fetch: (request) => around(request, (n += 1)),
  });
};

const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the answer was no error'),
    (error: unknown) => error,
  );

describe('client · calls', () => {
  it('screens a name, and returns the result', async () => {
    const { data } = await client.POST('/api/gateway/execute/{project_hash}/screening/api', {
      params: { path: { project_hash: project.hash } },
      body: { name: 'Blue Heron Shipping', entity_type: 'company', categories: ['sanctions'] },
    });
    expect(data?.screening?.sanctions_status).toBe('Hit');
  });

  it('sends a file unchanged', async () => {
    const { data } = await client.POST('/v1/entities/imports', {
      headers: { 'Content-Type': 'text/csv' },
      body: 'type,last_name\nPerson,Raman\n',
    });
    expect(data?.data.lines_summary.total).toBe(1);
  });

  it('reads an evidence pack, typed, and as a PDF', async () => {
    const { token } = await aCase(project.ctx);
    const path = { case_token: token };
    const { data: pack } = await client.GET('/v1/cases/{case_token}/report', { params: { path } });
    expect(pack?.data.case.token).toBe(token);
    const { data: file } = await client.GET('/v1/cases/{case_token}/report', {
      params: { path, query: { format: 'pdf' } },
      parseAs: 'blob',
    });
    expect(file?.type).toBe('application/pdf');
  });

  it('moves a resource, and returns it in its envelope', async () => {
    const { token } = await anAlert(project.ctx);
    const path = { alert_token: token };
    const { data } = await client.POST('/v1/alerts/{alert_token}/acknowledge', { params: { path } });
    expect(data?.data).toMatchObject({ token, status: 'Acknowledged' });
  });
});

describe('client · lists', () => {
  it('returns every item once, page by page', async () => {
    const own = await aProject();
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(async () => (await anAlert(own.ctx)).token));
    const lister = createProbityClient({ baseUrl: api.url, apiKey: own.apiKey });
    const found: string[] = [];
    const alerts = eachItem((cursor) =>
      lister.GET('/v1/alerts', { params: { query: { cursor, limit: 2, sort: 'created_at' } } }),
    );
    for await (const { token } of alerts) found.push(token);
    expect(found.toSorted()).toEqual(tokens.toSorted());
  });
});

describe('client · errors', () => {
  it('throws an error answer, with its code, details and request id', async () => {
    // @ts-expect-error a missing field is also a compile error
    const body: { user_id: string } = {};
    const path = { alert_token: (await anAlert(project.ctx)).token };
    const error = await problemOf(client.POST('/v1/alerts/{alert_token}/assign', { params: { path }, body }));
    expect(error).toBeInstanceOf(ProbityError);
    expect(error).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      details: [{ field: 'user_id', code: 'required' }],
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('throws a failed authentication, which has another form', async () => {
    const stranger = createProbityClient({ baseUrl: api.url, apiKey: 'pk_staging_wrong' });
    const error = await problemOf(stranger.GET('/v1/alerts', {}));
    expect(error).toMatchObject({ status: 401, code: 'UNAUTHORIZED', message: expect.any(String) });
  });

  it('says so of an answer without an error body, such as a proxy’s', async () => {
    const behindProxy = clientAround(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    const error = await problemOf(behindProxy.GET('/v1/alerts', {}));
    expect(error).toMatchObject({ message: 'The server did not say what went wrong (status 502).' });
  });
});

describe('client · attempts', () => {
  it('repeats a change whose answer was lost with the same key, so that it is made once', async () => {
    const keys: (string | null)[] = [];
    const unlucky = clientAround(async (request, n) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const response = await fetch(request);
      if (n === 1) throw new TypeError('the connection was lost');
      return response;
    });
    const { data, response } = await unlucky.POST('/v1/watchlists', { body: { name: 'Made once' } });
    expect(data?.data.name).toBe('Made once');
    expect(response.headers.get('idempotency-replayed')).toBe('true');
    expect(keys).toEqual([keys[0], keys[0]]);
    const { data: lists } = await client.GET('/v1/watchlists', {});
    expect(lists?.data.filter(({ name }) => name === 'Made once')).toHaveLength(1);
  });

  it('waits as long as a 429 says', async () => {
    const limited = clientAround(async (request, n) =>
      n === 1 ? new Response(null, { status: 429, headers: { 'Retry-After': '0' } }) : fetch(request),
    );
    const { data } = await limited.GET('/v1/alerts', {});
    expect(data?.meta.total).toBeGreaterThanOrEqual(0);
  });

  it('gives up after the last attempt, and does not repeat a refusal', async () => {
    let asked = 0;
    const refusing = clientAround(async () => {
      asked += 1;
      return Response.json(
        { error: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } },
        { status: 503, headers: { 'Retry-After': '0' } },
      );
    });
    expect(await problemOf(refusing.GET('/v1/alerts', {}))).toMatchObject({ status: 503, retryAfter: 0 });
    expect(asked).toBe(3);
    asked = 0;
    const forbidding = clientAround(async () => {
      asked += 1;
      return Response.json({ error: { code: 'FORBIDDEN', message: 'No.' } }, { status: 403 });
    });
    expect(await problemOf(forbidding.GET('/v1/alerts', {}))).toMatchObject({ code: 'FORBIDDEN' });
    expect(asked).toBe(1);
  });
});

describe('client · webhooks', () => {
  const secret = 'whsec_c2VjcmV0';
  const body = '{"event_type":"alert.created","data":{"token":"alt_1"}}';
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

  it('reads a delivery signed with the secret', async () => {
    const event = await readEvent({ secret, body, signature });
    if (event.event_type !== 'alert.created') expect.unreachable();
    expect(event.data.token).toBe('alt_1');
  });

  it.each([
    ['another secret', { secret: 'whsec_b3RoZXI', body, signature }],
    ['another body', { secret, body: `${body} `, signature }],
    ['no signature', { secret, body, signature: null }],
    ['a shorter signature', { secret, body, signature: signature.slice(0, -2) }],
    ['another scheme', { secret, body, signature: signature.replace('sha256', 'sha1') }],
    ['no secret', { secret: '', body, signature }],
  ])('refuses %s', async (_name, delivery) => {
    expect(await isSigned(delivery)).toBe(false);
    await expect(readEvent(delivery)).rejects.toThrow('not signed');
  });
});

describe('client · events', () => {
  // Takes two seconds, because the server asks for that delay before another connection.
  it('delivers each event once, in order, over a lost connection', async () => {
    const own = await aProject();
    const ending = new AbortController();
    const connections: (string | null)[] = [];
    const followed = followEvents({
      baseUrl: api.url,
      apiKey: own.apiKey,
      signal: ending.signal,
      fetch(request) {
        connections.push(request.headers.get('Last-Event-ID'));
        return fetch(request);
      },
    });
    const next = async () => (await followed.next()).value;
    expect(await next()).toMatchObject({ type: 'opened', id: 'pos_0', resumed: false });
    await aCase(own.ctx);
    const first = await next();
    expect(first).toMatchObject({ type: 'event', event: { event_type: 'case.created' } });
    api.server.closeAllConnections();
    await aCase(own.ctx);
    expect(await next()).toMatchObject({ type: 'opened', resumed: true });
    expect(await next()).toMatchObject({ type: 'event', event: { event_type: 'case.created' } });
    expect(connections).toEqual([null, first?.id]);
    ending.abort();
    expect(await next()).toBeUndefined();
  });

  it('throws when the key is refused', async () => {
    const refused = followEvents({ baseUrl: api.url, apiKey: 'x' }).next();
    expect(await problemOf(refused)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });
});
