import type { Client } from 'pg';
import type { Product } from './deployment.ts';
import type { Load } from './measure.ts';

export interface Read {
  name: string;
  paths: string[];
  yardstickPaths: string[];
  /** The expected `meta.total`; null if the answer is a single resource. */
  total: number | null;
}

const deepPages = 1_000;
const singleRows = 1_000;

type Table = 'alerts' | 'cases';

async function count(client: Client, projectId: number, table: Table, condition = 'true'): Promise<number> {
  const text = `select count(*) as total from ${table} where project_id = $1 and ${condition}`;
  const { rows } = await client.query(text, [projectId]);
  return Number(rows[0].total);
}

interface Place {
  cursor: string;
  last: { created_at: string; token: string };
}

/** The position after this many pages of a hundred, newest first. */
async function placeAfter({ baseUrl, apiKey }: Product, pages: number): Promise<Place> {
  let place: Place | null = null;
  for (let page = 0; page < pages; page += 1) {
    const cursor: string = place ? `&cursor=${place.cursor}` : '';
    const response = await fetch(`${baseUrl}/v1/alerts?limit=100${cursor}`, {
      headers: { 'X-API-KEY': apiKey },
    });
    // The envelope of a list (API §1.3).
    const { data, meta } = (await response.json()) as { data: Place['last'][]; meta: { page: Place } };
    const last = data.at(-1);
    if (!last) break;
    place = { cursor: meta.page.cursor, last };
  }
  if (!place) throw new Error('No alerts were loaded.');
  return place;
}

async function someTokens(client: Client, projectId: number, table: Table): Promise<string[]> {
  const { rows } = await client.query<{ token: string }>(
    `select token from ${table} tablesample bernoulli (1) where project_id = $1 order by random() limit $2`,
    [projectId, singleRows],
  );
  return rows.map(({ token }) => token);
}

export async function readsOf(client: Client, product: Product): Promise<Read[]> {
  const { projectId } = product;
  const all = await count(client, projectId, 'alerts');
  const open = await count(client, projectId, 'alerts', `status = 'Open'`);
  const cases = await count(client, projectId, 'cases');
  const { cursor, last } = await placeAfter(product, deepPages);
  const alertTokens = await someTokens(client, projectId, 'alerts');
  const caseTokens = await someTokens(client, projectId, 'cases');
  return [
    {
      name: 'alert list, newest first',
      paths: ['/v1/alerts'],
      yardstickPaths: ['/newest'],
      total: all,
    },
    {
      name: 'alert list, open ones by priority score',
      paths: ['/v1/alerts?status=Open&sort=-priority_score'],
      yardstickPaths: ['/open-by-score'],
      total: open,
    },
    {
      name: 'alert list, a hundred thousand alerts in',
      paths: [`/v1/alerts?cursor=${cursor}`],
      yardstickPaths: [`/deep?${last.created_at},${last.token}`],
      total: all,
    },
    {
      name: 'case list, newest first',
      paths: ['/v1/cases'],
      yardstickPaths: ['/cases'],
      total: cases,
    },
    {
      name: 'single alert',
      paths: alertTokens.map((token) => `/v1/alerts/${token}`),
      yardstickPaths: alertTokens.map((token) => `/alert/${token}`),
      total: null,
    },
    {
      name: 'single case',
      paths: caseTokens.map((token) => `/v1/cases/${token}`),
      yardstickPaths: caseTokens.map((token) => `/case/${token}`),
      total: null,
    },
  ];
}

const loadOf = (baseUrl: string, paths: string[], headers: Record<string, string>): Load => ({
  baseUrl,
  headers,
  requests: paths.map((path) => ({ path })),
});

export const throughProduct = ({ paths }: Read, { baseUrl, apiKey }: Product) =>
  loadOf(baseUrl, paths, { 'X-API-KEY': apiKey });

export const throughYardstick = ({ yardstickPaths }: Read, url: string) => loadOf(url, yardstickPaths, {});

/** Throws unless the answer is 200 with the exact total. */
export async function checkAnswer({ name, total }: Read, load: Load): Promise<void> {
  const response = await fetch(load.baseUrl + load.requests[0]?.path, { headers: load.headers });
  // The envelope of a list (API §1.3), which the yardstick imitates.
  const { data, meta } = (await response.json()) as { data: unknown[]; meta?: { total?: number } };
  if (response.status !== 200) throw new Error(`${name}: ${load.baseUrl} answered ${response.status}`);
  if (total === null) return;
  if (data.length !== 25 || meta?.total !== total) {
    const answered = `${data.length} rows and the total ${meta?.total}`;
    throw new Error(`${name}: ${load.baseUrl} answered ${answered}; count(*) is ${total}`);
  }
}
