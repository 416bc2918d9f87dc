import type { Client } from 'pg';
import type { Product } from './deployment.ts';
import { madeUpName } from './fixtures/names.ts';
import type { Load } from './measure.ts';

/** One customer in this many is listed, and becomes a case with alerts. */
const oneListedIn = 20;

async function listedNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ primary_name: string }>(
    `select primary_name from watchlist_entries where entity_type = 'person' order by md5(list_entry_id) limit 500`,
  );
  return rows.map(({ primary_name }) => primary_name);
}

export async function screeningLoad(client: Client, product: Product): Promise<Load> {
  const listed = await listedNames(client);
  let screened = 0;
  const nextName = () => {
    screened += 1;
    const isListed = screened % oneListedIn === 0;
    return (isListed && listed[(screened / oneListedIn) % listed.length]) || madeUpName(screened);
  };
  return {
    baseUrl: product.baseUrl,
    headers: { 'X-API-KEY': product.apiKey, 'Content-Type': 'application/json' },
    requests: [
      {
        method: 'POST',
        path: `/api/gateway/execute/${product.projectHash}/screening/api`,
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ name: nextName() }) }),
      },
    ],
  };
}

/** Throws unless the answer is a complete result. */
export async function checkScreening({ baseUrl, headers, requests: [request] }: Load): Promise<void> {
  const { path = '', body } = request?.setupRequest?.(request) ?? {};
  const response = await fetch(baseUrl + path, { method: 'POST', headers, body });
  // A flow result (API §3.6).
  const result = (await response.json()) as { overall_verdict?: string; screening?: { lists: unknown[] } };
  if (response.status !== 200 || !result.overall_verdict || !result.screening?.lists.length) {
    throw new Error(`The screening flow answered ${response.status}: ${JSON.stringify(result)}`);
  }
}
