// Sends the recorded statements with only node:http and pg: without authentication, limits, validation and
// presentation.
import { createServer } from 'node:http';
import pg from 'pg';
import type { Recorded } from './recorder.ts';

const { DATABASE_URL } = process.env;

let pool: pg.Pool | undefined;
let recorded: Recorded[] = [];

/** Every statement is prepared once per connection. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `statement-${names.size}`;
  names.set(text, name);
  return name;
}

async function replayOn(
  client: pg.PoolClient,
  statements: Recorded['connections'][number],
): Promise<unknown[][]> {
  const answers = [];
  for (const { name, text, values } of statements) {
    // Statements that the product does not prepare are planned with their values here too.
    const isPrepared = name !== undefined;
    const { rows } = await client.query({ text, values, ...(isPrepared && { name: nameOf(text) }) });
    answers.push(rows ?? []);
  }
  return answers;
}

async function replay({ connections }: Recorded): Promise<unknown[][]> {
  const answers = await Promise.all(
    connections.map(async (statements) => {
      const client = await pool?.connect();
      if (!client) throw new Error('No project was given.');
      try {
        return await replayOn(client, statements);
      } finally {
        client.release();
      }
    }),
  );
  return answers.flat();
}

const server = createServer(async (request, response) => {
  const number = Number(request.url?.slice(1));
  try {
    const answers = await replay(recorded[number] ?? { connections: [] });
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answers));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});

interface Instruction {
  projectId: number;
  recorded: Recorded[];
}

process.on('message', (instruction: Instruction) => {
  void (async () => {
    await pool?.end();
    const options = `-c timezone=UTC -c app.project_id=${instruction.projectId}`;
    pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, options });
    recorded = instruction.recorded;
    process.send?.('ready');
  })();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
