// The minimum cost of a flow: node:http and pg, which write the rows of a real flow in one round trip. Its settings
// are environment variables.
import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { freshOf } from './template.ts';

const { DATABASE_URL, PROJECT_ID } = process.env;
// Sent as a message, because it is too long for an environment variable.
const [template] = (await once(process, 'message')) as [string];
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  options: `-c timezone=UTC -c app.project_id=${PROJECT_ID}`,
});

// The database may be stopped first.
pool.on('error', () => {});

const server = createServer((request, response) => {
  request.resume();
  request.on('end', async () => {
    const [written, events, audit, result] = freshOf(template);
    const values = [PROJECT_ID, `[${written}]`, events, audit];
    const { rows } = await pool.query({
      name: 'write',
      text: 'select write_flows($1, $2, $3, $4) as done',
      values,
    });
    response.statusCode = rows[0].done ? 200 : 500;
    response.setHeader('Content-Type', 'application/json');
    response.end(result);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
