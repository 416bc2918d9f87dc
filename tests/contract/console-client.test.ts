import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalls, type ProbityClient } from '@/clients/typescript/src/calls';
import { ProbityError } from '@/clients/typescript/src/problem';
import { dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let served: ServedApi;
let project: TestProject;
let client: ProbityClient;

/** Calls the API as the console does: with a person's session, from its own origin. */
beforeAll(async () => {
  served = await serveApi();
  project = await aProject();
  const { Cookie = '' } = await consoleHeaders(await project.person('analyst'));
  const headers = { Cookie, Origin: served.url };
  client = createCalls({ baseUrl: served.url, headers, fetch: (request) => fetch(request) });
});

afterAll(() => served.close());

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const resolved = (alert_token: string) =>
  dataOf(
    client.POST('/v1/alerts/{alert_token}/resolve', {
      params: { path: { alert_token } },
      body: { action: 'Approve', rationale: 'Another person.' },
    }),
  );

describe('console client', () => {
  it('reads a single resource, under a key that starts with its path', async () => {
    const { token } = await anAlert(project.ctx);
    const query = readQuery('/v1/alerts/{alert_token}', { path: { alert_token: token } }, client);
    expect(await queries().fetchQuery(query)).toMatchObject({ token, status: 'Open' });
    expect(query.queryKey[0]).toBe('/v1/alerts/{alert_token}');
  });

  it('reads a list with its meta, by the filters that are not undefined', async () => {
    const { token } = await anAlert(project.ctx, { category: 'PEP Match' });
    const filters = { category: 'PEP Match', priority: undefined, limit: 5 } as const;
    const page = await queries().fetchQuery(readQuery('/v1/alerts', { query: filters }, client));
    expect(page.data.map((alert) => alert.token)).toEqual([token]);
    expect(page.meta).toMatchObject({ total: 1, page: { has_more: false } });
  });

  it('makes changes with the session, and throws a refusal as ProbityError', async () => {
    const { token } = await anAlert(project.ctx);
    const problem = await resolved(token).catch((thrown: unknown) => thrown);
    expect(problem).toBeInstanceOf(ProbityError);
    expect(problem).toMatchObject({ status: 409, code: 'INVALID_STATE' });
    const path = { alert_token: token };
    await client.POST('/v1/alerts/{alert_token}/acknowledge', { params: { path } });
    expect(await resolved(token)).toMatchObject({ status: 'Resolved' });
  });
});
