import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Product } from '../deployment.ts';
import { companyOf, hostileNames, ordinaryName } from './hostile-requests.ts';
import { floodPace, journeysOf, phonePace } from './journeys.ts';

export interface Scenario {
  name: string;
  run(): Promise<void>;
}

const entriesPerRequest = 1000;
/** Names that fill own lists, which have at most 1,000,000 characters of names. */
const ownName = (n: number) => `${ordinaryName(n)} ${'qwertz uiopas dfghjk lyxcvb '.repeat(3)}`.slice(0, 99);

/** Before each of the others, because the machine's other work changes. */
export const nothingElse: Scenario = { name: 'nothing else', run: () => sleep(15_000) };

export async function scenariosOf(product: Product, client: Client): Promise<Scenario[]> {
  const { rows } = await client.query<{ primary_name: string }>(
    `select primary_name from watchlist_entries where entity_type = 'person' order by md5(list_entry_id) limit 200`,
  );
  const listed = (n: number) => rows[n % rows.length]!.primary_name;
  const company = (nameOf: (n: number) => string) => screenCompany(product, companyOf(nameOf));
  const hostile = (name: string) => () =>
    company((n) => `${ordinaryName(n).slice(0, 6)} ${name}`.slice(0, 500));
  return [
    { name: 'twenty journeys, as fast as they are answered', run: await journeysOf(product, 20, floodPace) },
    { name: 'twenty journeys on phones', run: await journeysOf(product, 20, phonePace) },
    { name: 'a company of 200 ordinary names', run: () => company(ordinaryName) },
    { name: 'a company of 200 listed people', run: () => company(listed) },
    { name: 'a company of 200 people named Ali', run: () => company((n) => `Ali Hassan ${n}`) },
    ...Object.entries(hostileNames).map(([kind, name]) => ({
      name: `a company of 200 names of 500 characters: ${kind}`,
      run: hostile(name),
    })),
    {
      name: 'two such companies',
      run: () => times(2, hostile(hostileNames['common words'])),
    },
    {
      name: 'twenty such companies',
      run: () => times(20, hostile(hostileNames['common words'])),
    },
    { name: 'ten uploads to an own list', run: () => uploadOwnList(product) },
    { name: 'the first screening after that', run: () => screenName(product) },
  ];
}

async function times(count: number, run: () => Promise<void>): Promise<void> {
  await Promise.allSettled(Array.from({ length: count }, run));
}

async function post({ baseUrl, apiKey }: Product, path: string, body: object): Promise<string> {
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'X-API-KEY': apiKey, 'Content-Type': 'application/json', 'X-SYNC-TIMEOUT': '120000' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) console.error(`${path} was answered ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

async function screenCompany(product: Product, request: object): Promise<void> {
  await post(product, `/api/gateway/execute/${product.projectHash}/api`, request);
}

async function screenName(product: Product): Promise<void> {
  await post(product, `/api/gateway/execute/${product.projectHash}/screening/api`, {
    name: 'Own List Person',
  });
}

async function uploadOwnList(product: Product): Promise<void> {
  const created = await post(product, '/v1/watchlists', { name: `Bench ${Date.now()}` });
  const { token } = (JSON.parse(created) as { data: { token: string } }).data;
  for (let from = 0; from < 10 * entriesPerRequest; from += entriesPerRequest) {
    const entries = Array.from({ length: entriesPerRequest }, (_, n) => ({ name: ownName(from + n) }));
    await post(product, `/v1/watchlists/${token}/entries`, entries);
  }
}
