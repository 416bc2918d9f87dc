import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishRunningFlows } from '@/lib/domain/flows/run/running';
import type { Context } from '@/lib/platform/context';
import { aCase, aCheck, anAlert, anAssessment, anEntity, aUser } from '@/tests/fixtures/factories';
import { beginningOf } from '@/tests/fixtures/event-streams';
import { aClient, asPerson, basic, type Client } from '@/tests/fixtures/oauth';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { type Answered, undocumentedIn } from './answers';
import { document, type Documented, documentedOperations } from './document';
import { shownElsewhere } from './elsewhere';
import { type KnownValues, knownValues } from './known-values';
import { mutated } from './mutations';
import { onPrepared, prepared } from './prepared';
import { aDelivery } from './rows';
import { addressOf, type Sent, validRequests } from './requests';

// The seed is fixed, so that a run that passed passes again; fast-check prints it with a failure.
// `PROBITY_PROPERTY_RUNS=84 PROBITY_PROPERTY_SEED=7 npm test -- --only contract` searches further, with ten thousand
// mutated requests.
const { PROBITY_PROPERTY_RUNS = '2', PROBITY_PROPERTY_SEED = '1' } = process.env;
const numRuns = Number(PROBITY_PROPERTY_RUNS);
const running = { numRuns, seed: Number(PROBITY_PROPERTY_SEED) };
/** Operations that get fewer requests than others, by this factor: a PDF takes seconds. */
const rarer: Readonly<Record<string, number>> = { 'cases.report': 3 };
const runningOf = ({ id }: Documented) => ({ ...running, numRuns: Math.ceil(numRuns / (rarer[id] ?? 1)) });
const timeout = 60_000 + numRuns * 2_000;

let api: ServedApi;
let project: TestProject;
let known: KnownValues;
let client: Client;
let session: Record<string, string>;

/** Adds one of each resource that a company flow without hits does not create. */
async function moreResources(): Promise<void> {
  const { ctx } = project;
  const { token: case_token } = await aCase(ctx);
  const { token: entity_token } = await anEntity(ctx, { case_token });
  await anEntity(ctx, { type: 'Company', role: 'UBO', case_token });
  await anAlert(ctx, { case_token, entity_token });
  await aCheck(ctx, { case_token, entity_token });
  await anAssessment(ctx, case_token);
  await project.ask('POST', `/v1/cases/${case_token}/comments`, { body: { body: 'Looks well.' } });
  await aDelivery(project);
  await project.ask('POST', '/v1/entities/imports', { body: 'type,last_name\nPerson,Raman\n' });
}

const sessionOf = async (person: Context): Promise<Record<string, string>> => ({
  ...(await consoleHeaders(person)),
  Host: new URL(api.url).host,
});

/** Signs in an admin whom no request changes, because none names them. Returns the tokens of their notifications. */
async function signIn(): Promise<string[]> {
  const admin = await project.person('admin');
  client = await aClient(admin);
  session = await sessionOf(admin);
  const { token } = await anAlert(project.ctx);
  await project.ask('POST', `/v1/alerts/${token}/assign`, { body: { user_id: admin.actor.id } });
  const { json } = await asPerson(admin, 'GET', '/v1/notifications');
  return json.data.map((notification: { token: string }) => notification.token);
}

beforeAll(async () => {
  await loadSampleList();
  api = await serveApi();
  project = await aProject();
  for (const role of ['analyst', 'reviewer'] as const) await aUser(project.ctx, { role });
  const { json: flow } = await project.ask('POST', `${project.execute}/api`, {
    body: { company_name: 'Blue Heron Shipping', country: 'GB' },
  });
  const { json: watchlist } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Known' } });
  const entries = `/v1/watchlists/${watchlist.data.token}/entries`;
  const { json: entry } = await project.ask('POST', entries, { body: { name: 'Ann Ash' } });
  const pull = { pull_token: flow.tokens.pull };
  await moreResources();
  const anyClient = await aClient(await project.person('admin'));
  const found = await knownValues(project, flow, watchlist, entry, pull, anyClient);
  known = new Map([...found, ['ntf_', await signIn()]]);
});

afterAll(async () => {
  await finishRunningFlows(20_000);
  api.close();
});

/** Credentials for the first way to authenticate that the document names. */
function credentialsFor({ security: [way = {}] }: Documented): Record<string, string> {
  if ('session' in way) return session;
  return 'client' in way ? basic(client) : { 'X-API-KEY': project.apiKey };
}

async function send(
  operation: Documented,
  sent: Sent,
  credentials = credentialsFor(operation),
): Promise<Answered> {
  const response = await fetch(api.url + addressOf(sent), {
    method: sent.method,
    headers: {
      ...credentials,
      ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
      ...sent.headers,
    },
    body: sent.body,
  });
  const answer = { status: response.status, headers: response.headers, text: await beginningOf(response) };
  return answer;
}

/** Codes about the form, which the schema should have expressed. All other codes are about what a value refers to. */
const ofTheForm = ['required', 'unknown_field', 'unknown_parameter', 'too_big', 'too_small', 'repeated'];
const isOfTheForm = (code: string) => ofTheForm.includes(code) || code.startsWith('invalid');

/**
 * Operations with rules that the document cannot express: settings must fit the kind in the path, a period is short
 * and does not end before it begins, a webhook's address is public, a file is CSV with the columns of an entity, a
 * resolution may be left out only if one was proposed, and documents only if some were requested.
 */
const judgedByOthers = [
  'alerts.bulk_resolve',
  'alerts.resolve',
  'cases.request_documents',
  'policies.save_draft',
  'audit_logs.list',
  'audit_logs.verify',
  'audit_logs.list_of_case',
  'analytics.analyse_cases',
  'analytics.count_by_day',
  'analytics.summarise',
  'webhooks.create',
  'webhooks.update',
  'entity_imports.create',
];

/** The status of full success: 200 if 204 is also possible. */
const bestOf = ({ responses }: Documented): number => Math.min(...Object.keys(responses).map(Number));

function refusedForm({ id }: Documented, { status, text }: Answered): unknown[] {
  if (status !== 400 || judgedByOthers.includes(id)) return [];
  const { error } = JSON.parse(text) as { error: string | { details?: { code: string }[] } };
  const details = typeof error === 'string' ? [] : (error.details ?? []);
  return details.filter(({ code }) => isOfTheForm(code));
}

/** Sends its own requests, so that it does not depend on an earlier test. */
async function succeedsOnce(operation: Documented): Promise<boolean> {
  for (const sent of fc.sample(validRequests(operation, known), { numRuns: 200, seed: running.seed }))
    if ((await send(operation, sent)).status < 300) return true;
  return false;
}

describe.each(documentedOperations.map((operation) => [operation.id, operation] as const))(
  'openapi · %s',
  (_id, operation) => {
    it('answers valid requests as documented', { timeout }, async () => {
      const property = fc.asyncProperty(validRequests(operation, known), async (sent) => {
        const answer = await send(operation, sent);
        expect(undocumentedIn(operation, answer)).toEqual([]);
        expect(answer.status).toBeLessThan(500);
        expect(refusedForm(operation, answer)).toEqual([]);
      });
      await fc.assert(property, runningOf(operation));
    });

    it('succeeds in a state that allows it', { timeout }, async () => {
      const prepare = prepared[operation.id];
      if (!prepare) return expect(await succeedsOnce(operation), 'none of the requests').toBe(true);
      const property = fc.asyncProperty(validRequests(operation, known), async (sent) => {
        const row = await prepare(project);
        const answer = await send(operation, onPrepared(sent, row), row.by && (await sessionOf(row.by)));
        expect(undocumentedIn(operation, answer)).toEqual([]);
        expect([answer.status, answer.text]).toEqual([bestOf(operation), answer.text]);
      });
      await fc.assert(property, { ...running, numRuns: Math.min(numRuns, 5) });
    });

    it(
      'answers a request that it does not allow as documented, and never with 5xx',
      { timeout },
      async () => {
        const property = fc.asyncProperty(mutated(validRequests(operation, known), known), async (sent) => {
          const answer = await send(operation, sent);
          expect(undocumentedIn(operation, answer)).toEqual([]);
          expect(answer.status).toBeLessThan(500);
        });
        await fc.assert(property, runningOf(operation));
      },
    );
  },
);

const needingBodies = documentedOperations.filter(({ body }) => body?.required);

describe('openapi · a missing body that is required', () => {
  it.each(needingBodies.map((operation) => [operation.id, operation] as const))(
    'is refused by %s',
    async (_id, operation) => {
      const [sent] = fc.sample(validRequests(operation, known), { numRuns: 1, seed: running.seed });
      if (!sent) throw new Error('no request was made');
      const answer = await send(operation, { ...sent, body: undefined });
      expect([answer.status, answer.text]).toEqual([400, answer.text]);
    },
  );
});

/** One operation for each form of error. */
const ofEachForm = documentedOperations.filter(({ id }) => ['oauth.issue_token', 'alerts.list'].includes(id));

describe('openapi · an address that is too long', () => {
  it.each(ofEachForm.map((operation) => [operation.id, operation] as const))(
    'is refused as %s documents it',
    async (_id, operation) => {
      const [sent] = fc.sample(validRequests(operation, known), { numRuns: 1, seed: running.seed });
      if (!sent) throw new Error('no request was made');
      const answer = await send(operation, { ...sent, rawQuery: 'x'.repeat(20_000) });
      expect(answer.status).toBe(400);
      expect(undocumentedIn(operation, answer)).toEqual([]);
    },
  );
});

const { ErrorCode, OauthErrorCode } = document.components.schemas;
const documentedCodes = [ErrorCode, OauthErrorCode].flatMap((schema) => (schema?.enum ?? []) as string[]);

describe('openapi · error codes', () => {
  it('each have a test', () => {
    const missing = documentedCodes.filter((code) => !(code in shownElsewhere));
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(shownElsewhere))('%s is expected in %s', (code, file) => {
    expect(readFileSync(file, 'utf8')).toContain(`'${code}'`);
  });
});
