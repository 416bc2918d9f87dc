// The same reads with only node:http and pg, without authentication, limits and validation. Its settings are
// environment variables.
import { createServer } from 'node:http';
import pg from 'pg';

const { DATABASE_URL, PROJECT_ID, PORT } = process.env;
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  options: `-c timezone=UTC -c app.project_id=${PROJECT_ID}`,
});

const pageSize = 25;

interface ListedPage {
  table: 'alerts' | 'cases';
  text: string;
  filters: string[];
  bucket: object;
}

const pages: Record<string, ListedPage> = {
  '/newest': {
    table: 'alerts',
    text: `select * from alerts where project_id = $1
      order by created_at desc, token desc limit ${pageSize + 1}`,
    filters: [],
    bucket: {},
  },
  '/open-by-score': {
    table: 'alerts',
    text: `select * from alerts where project_id = $1 and status = $2
      order by priority_score desc, token desc limit ${pageSize + 1}`,
    filters: ['Open'],
    bucket: { status: 'Open' },
  },
  '/deep': {
    table: 'alerts',
    text: `select * from alerts where project_id = $1 and (created_at, token) < ($2, $3)
      order by created_at desc, token desc limit ${pageSize + 1}`,
    filters: [],
    bucket: {},
  },
  '/cases': {
    table: 'cases',
    text: `select * from cases where project_id = $1
      order by created_at desc, token desc limit ${pageSize + 1}`,
    filters: [],
    bucket: {},
  },
};

const totalText = (table: string) => `select coalesce(sum(delta), 0) as total from list_totals
  where project_id = $1 and resource = '${table}' and bucket @> $2`;

const namesText = `select token, type, full_name, company_name, country, verification_status
  from entities where project_id = $1 and token = any($2)`;

/** A list of cases includes the names of primary entities. */
async function withNames(rows: { primary_entity_token: string }[]): Promise<object[]> {
  const tokens = rows.map((row) => row.primary_entity_token);
  const found = await pool.query({ name: 'names', text: namesText, values: [PROJECT_ID, tokens] });
  const named = new Map<string, object>(found.rows.map((row) => [row.token, row]));
  return rows.map((row) => ({ ...row, primary_entity: named.get(row.primary_entity_token) }));
}

/** The cursor follows the first `?` as comma-separated values. */
async function answerPage(name: string, cursor: string[]): Promise<string> {
  const page = pages[name];
  if (!page) throw new Error(`No page ${name}`);
  const { table, text, filters, bucket } = page;
  const [found, counted] = await Promise.all([
    pool.query({ name, text, values: [PROJECT_ID, ...filters, ...cursor] }),
    pool.query({ name: `total-${table}`, text: totalText(table), values: [PROJECT_ID, bucket] }),
  ]);
  const rows = found.rows.slice(0, pageSize);
  const data = table === 'cases' ? await withNames(rows) : rows;
  const meta = { page: { has_more: found.rows.length > pageSize }, total: Number(counted.rows[0].total) };
  return JSON.stringify({ data, meta });
}

const single: Record<string, string> = { '/alert/': 'alerts', '/case/': 'cases' };

async function answerOne(kind: string, token: string): Promise<string> {
  const text = `select * from ${single[kind]} where project_id = $1 and token = $2`;
  const { rows } = await pool.query({ name: kind, text, values: [PROJECT_ID, token] });
  return JSON.stringify({ data: rows[0] });
}

const server = createServer(async (request, response) => {
  const [path = '', cursor] = decodeURIComponent(request.url ?? '').split('?');
  const kind = Object.keys(single).find((each) => path.startsWith(each));
  const body = kind
    ? await answerOne(kind, path.slice(kind.length))
    : await answerPage(path, cursor?.split(',') ?? []);
  response.setHeader('Content-Type', 'application/json');
  response.end(body);
});

server.listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
process.once('disconnect', () => process.exit());
