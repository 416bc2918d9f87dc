// The same reads through node:http and pg alone, without authentication, limits and validation. Its settings are
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

const pages: Record<string, { text: string; filters: string[]; bucket: object }> = {
  '/newest': {
    text: `select * from alerts where project_id = $1
      order by created_at desc, token desc limit ${pageSize + 1}`,
    filters: [],
    bucket: {},
  },
  '/open-by-score': {
    text: `select * from alerts where project_id = $1 and status = $2
      order by priority_score desc, token desc limit ${pageSize + 1}`,
    filters: ['Open'],
    bucket: { status: 'Open' },
  },
  '/deep': {
    text: `select * from alerts where project_id = $1 and (created_at, token) < ($2, $3)
      order by created_at desc, token desc limit ${pageSize + 1}`,
    filters: [],
    bucket: {},
  },
};

const totalText = `select coalesce(sum(delta), 0) as total from list_totals
  where project_id = $1 and resource = 'alerts' and bucket @> $2`;

/** The cursor is what follows the first `?`: values separated by commas. */
async function answerPage(name: string, cursor: string[]): Promise<string> {
  const { text, filters, bucket } = pages[name] ?? { text: '', filters: [], bucket: {} };
  const [found, counted] = await Promise.all([
    pool.query({ name, text, values: [PROJECT_ID, ...filters, ...cursor] }),
    pool.query({ name: 'total', text: totalText, values: [PROJECT_ID, bucket] }),
  ]);
  const data = found.rows.slice(0, pageSize);
  const meta = { page: { has_more: found.rows.length > pageSize }, total: Number(counted.rows[0].total) };
  return JSON.stringify({ data, meta });
}

async function answerAlert(token: string): Promise<string> {
  const text = 'select * from alerts where project_id = $1 and token = $2';
  const { rows } = await pool.query({ name: 'alert', text, values: [PROJECT_ID, token] });
  return JSON.stringify({ data: rows[0] });
}

const server = createServer(async (request, response) => {
  const [path = '', cursor] = decodeURIComponent(request.url ?? '').split('?');
  const body = path.startsWith('/alert/')
    ? await answerAlert(path.slice('/alert/'.length))
    : await answerPage(path, cursor?.split(',') ?? []);
  response.setHeader('Content-Type', 'application/json');
  response.end(body);
});

server.listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
process.once('disconnect', () => process.exit());
