import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, bodyOf } from './caller.ts';
import type { Client } from './client.ts';

interface Marker {
  weight: number;
  word: string;
}

/** Markers that determine the sandbox's results (API §3.11). Slow flows are still running when something is killed. */
const markers: readonly Marker[] = [
  { weight: 10, word: '' },
  { weight: 3, word: 'SANCTION' },
  { weight: 2, word: 'PEP' },
  { weight: 1, word: 'SLOW' },
  { weight: 1, word: 'FLAKY' },
];

/** A company with a unique name that contains its `external_reference` and marker. */
const companyOf = (reference: string, marker: string) => ({
  company_name: `Fault ${reference} ${marker} Ltd`,
  registration_number: reference,
  country: 'GB',
  external_reference: reference,
});

const personOf = (reference: string, marker: string) => ({
  first_name: `Ada ${reference}`,
  last_name: marker || 'Winterbourne',
  country: 'GB',
  external_reference: reference,
});

const screeningOf = (reference: string, marker: string) => ({
  name: `Ada ${reference} ${marker || 'Winterbourne'}`,
  external_reference: reference,
});

interface Kind {
  weight: number;
  type: 'company' | 'person' | 'screening';
  path: string;
  bodyOf(reference: string, marker: string): unknown;
}

const kinds: readonly Kind[] = [
  { weight: 3, type: 'company', path: 'api', bodyOf: companyOf },
  { weight: 4, type: 'company', path: 'init', bodyOf: companyOf },
  { weight: 2, type: 'person', path: 'kyc/api', bodyOf: personOf },
  { weight: 2, type: 'screening', path: 'screening/api', bodyOf: screeningOf },
];

/** Shorter than a slow flow, so that some flows are answered with 202 and continue. */
const headers = { 'X-SYNC-TIMEOUT': '3000' };
const pullEveryMs = 500;

interface Result {
  flow_token: string;
  case_token: string | null;
  processing_status: string;
}

/** Pulls the result until the flow has ended or the client should stop. */
async function pull(client: Client, pullToken: string): Promise<Result | null> {
  while (!client.around.stopping.aborted) {
    const { status, text } = await client.around.caller.call({
      method: 'GET',
      path: `/api/gateway/sharable-payload/${pullToken}`,
    });
    // The result of API §3.6; 204 before the first check has ended.
    const result = status === 204 ? null : (JSON.parse(text) as Result);
    if (result && result.processing_status !== 'processing') return result;
    await sleep(pullEveryMs);
  }
  return null;
}

interface Alert {
  token: string;
}

/** Works on an alert like an analyst: some alerts stay unresolved. */
async function workOn(client: Client, { token }: Alert): Promise<void> {
  const { random, around } = client;
  const path = `/v1/alerts/${token}`;
  await client.change(`${path}/acknowledge`, undefined, () => ({
    kind: 'alert acknowledged',
    key: token,
    token,
  }));
  if (random.happens(0.3)) return;
  const user_id = random.pick(around.users);
  await client.change(`${path}/assign`, { user_id }, () => ({
    kind: 'alert assigned',
    key: `${token} ${user_id}`,
    token,
  }));
  if (random.happens(0.3)) return;
  const resolution = { action: 'Approve', rationale: 'Another party.', is_false_positive: true };
  await client.change(`${path}/resolve`, resolution, () => ({ kind: 'alert resolved', key: token, token }));
}

/** Submits a flow, pulls its result, and works on the alerts that it raised. */
export async function runFlow(client: Client): Promise<void> {
  const { random, around } = client;
  const reference = client.newReference();
  const { type, path, bodyOf: requestOf } = random.weighted(kinds);
  const body = requestOf(reference, random.weighted(markers).word);
  const address = `/api/gateway/execute/${around.projectHash}/${path}`;
  // The fact that the answer states is the pull token of the result.
  const factOf = (answer: Answer) => ({
    kind: `${type} flow`,
    key: reference,
    token: bodyOf<{ tokens: { pull: string } }>(answer).tokens.pull,
  });
  const { fact } = random.happens(0.5)
    ? await client.change(address, body, factOf, headers)
    : await client.submit(address, body, factOf, headers);
  const result = await pull(client, fact.token);
  if (!result?.case_token) return;
  const { data: alerts } = await client.read<{ data: Alert[] }>(`/v1/cases/${result.case_token}/alerts`);
  for (const alert of alerts.slice(0, 2)) {
    if (!around.stopping.aborted) await workOn(client, alert);
  }
}
