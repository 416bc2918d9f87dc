import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishRunningFlows } from '@/lib/domain/flows/work/running';
import { aUser } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { type Answered, undocumentedIn } from './answers';
import { documentedOperations } from './document';
import { type KnownValues, knownValues } from './known-values';
import { mutated } from './mutations';
import { addressOf, type Sent, validRequests } from './requests';

// The seed is fixed, so that a run that passed passes again; fast-check prints it with a failure.
// `PROBITY_PROPERTY_RUNS=300 PROBITY_PROPERTY_SEED=7 npm test -- --only contract` looks further.
const { PROBITY_PROPERTY_RUNS = '10', PROBITY_PROPERTY_SEED = '1' } = process.env;
const numRuns = Number(PROBITY_PROPERTY_RUNS);
const running = { numRuns, seed: Number(PROBITY_PROPERTY_SEED) };
const timeout = 60_000 + numRuns * 2_000;

let api: ServedApi;
let project: TestProject;
let known: KnownValues;

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
  known = await knownValues(project, flow, watchlist, entry, pull);
});

afterAll(async () => {
  await finishRunningFlows(20_000);
  api.close();
});

async function send(sent: Sent): Promise<Answered> {
  const response = await fetch(api.url + addressOf(sent), {
    method: sent.method,
    headers: {
      'X-API-KEY': project.apiKey,
      ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
      ...sent.headers,
    },
    body: sent.body,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The details of a form that the schema should have told: all others are of what a value refers to. */
const ofTheForm = ['required', 'unknown_field', 'custom', 'too_big', 'too_small', 'repeated'];
const isOfTheForm = (code: string) => ofTheForm.includes(code) || code.startsWith('invalid');

function refusedForm({ status, text }: Answered): unknown[] {
  if (status !== 400) return [];
  const { error } = JSON.parse(text) as { error: { details?: { code: string }[] } };
  return (error.details ?? []).filter(({ code }) => isOfTheForm(code));
}

describe.each(documentedOperations.map((operation) => [operation.id, operation] as const))(
  'openapi · %s',
  (_id, operation) => {
    it('answers what the document allows as the document says', { timeout }, async () => {
      const property = fc.asyncProperty(validRequests(operation, known), async (sent) => {
        const answer = await send(sent);
        expect(undocumentedIn(operation, answer)).toEqual([]);
        expect(answer.status).toBeLessThan(500);
        expect(refusedForm(answer)).toEqual([]);
      });
      await fc.assert(property, running);
    });

    it('answers what it does not allow as it says, and never with 5xx', { timeout }, async () => {
      const property = fc.asyncProperty(mutated(validRequests(operation, known)), async (sent) => {
        const answer = await send(sent);
        expect(undocumentedIn(operation, answer)).toEqual([]);
        expect(answer.status).toBeLessThan(500);
      });
      await fc.assert(property, running);
    });
  },
);
