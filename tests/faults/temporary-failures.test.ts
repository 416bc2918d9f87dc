import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toApiError } from '@/lib/api/problem';
import { db } from '@/lib/platform/database/db';
import type { ApiError } from '@/lib/platform/errors/errors';
import { rowsOf, rowsWithin } from '@/lib/platform/database/statements';
import { read, transaction } from '@/lib/platform/database/transaction';
import { freePort } from '@/scripts/database/free-port';
import { connectAs } from '@/tests/fixtures/roles';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let superuser: pg.Client;

beforeAll(async () => {
  project = await aProject();
  superuser = await connectAs('superuser');
});
afterAll(() => superuser.end());

const raising = (code: string) => `do $$ begin raise exception 'x' using errcode = '${code}'; end $$`;

const answerTo = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('The work did not fail.');
    },
    (error: unknown) => toApiError(error, 'req_test'),
  );

const shown = ({ status, headers }: ApiError) => [status, headers['Retry-After']];

/** The ways in which a request reaches the database. */
const ways: Record<string, (statement: string) => Promise<unknown>> = {
  'a transaction': (statement) => transaction(project.ctx, (tx) => tx.$executeRawUnsafe(statement)),
  'a read': (statement) => read(project.ctx, (tx) => tx.$queryRawUnsafe(statement)),
  'a statement by itself': (statement) => rowsOf(project.ctx, { text: statement, values: [] }),
  'a statement within a transaction': (statement) =>
    transaction(project.ctx, (tx) => rowsWithin(tx, { text: statement, values: [] })),
};

const temporary = {
  40001: ['1', 'serialization failure'],
  '40P01': ['1', 'deadlock'],
  '55P03': ['1', 'lock timeout'],
  '25P03': ['1', 'idle in transaction'],
  '25P04': ['1', 'transaction timeout'],
  '08006': ['5', 'connection failure'],
  53100: ['5', 'disk full'],
  53200: ['5', 'out of memory'],
  53300: ['5', 'too many connections'],
  '57P01': ['5', 'shutting down'],
  '57P03': ['5', 'starting up'],
  57014: ['5', 'statement timeout'],
  58030: ['5', 'I/O error'],
  25006: ['5', 'read only'],
} as const;

const cases = Object.entries(temporary).flatMap(([code, [seconds, meaning]]) =>
  Object.keys(ways).map((way) => ({ code, seconds, meaning, way })),
);

describe('errors · database', () => {
  it.each(cases)('answers 503 for $code ($meaning) in $way', async ({ code, seconds, way }) => {
    expect(shown(await answerTo(ways[way]!(raising(code))))).toEqual([503, seconds]);
  });

  it.each(Object.keys(ways))(
    'answers 500 for an error that a repeat would cause again in %s',
    async (way) => {
      expect((await answerTo(ways[way]!(raising('22012')))).status).toBe(500);
    },
  );

  it('answers 503 when the connection ends between two statements of a transaction', async () => {
    const failed = transaction(project.ctx, async (tx) => {
      const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`;
      await superuser.query('select pg_terminate_backend($1, 5000)', [pid]);
      await tx.project.count();
    });
    expect((await answerTo(failed)).status).toBe(503);
  });

  it('answers 503 when the connection ends between the last statement and the commit', async () => {
    const failed = transaction(project.ctx, async (tx) => {
      const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`;
      await superuser.query('select pg_terminate_backend($1, 5000)', [pid]);
      // The server's message about the end is arriving, and must not be taken for the answer to the commit.
      await new Promise((passed) => setTimeout(passed, 50));
    });
    expect((await answerTo(failed)).status).toBe(503);
  });

  it('answers 503 when a statement waits on a connection that then ends', async () => {
    const client = await db().statements.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const sleeping = client.query('select pg_sleep(60)');
    const ended = answerTo(sleeping);
    await superuser.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    expect((await ended).status).toBe(503);
    expect((await answerTo(client.query('select 1'))).status).toBe(503);
    client.release();
    expect((await db().statements.query('select 1')).rowCount).toBe(1);
  });

  it.each(['localhost', '127.0.0.1'])('answers 503 when nothing listens on %s', async (host) => {
    const client = new pg.Client({ host, port: await freePort(), user: 'nobody' });
    expect((await answerTo(client.connect())).status).toBe(503);
  });

  it.each([
    new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
    new Error('wrapped', {
      cause: new Error('wrapped', { cause: Object.assign(new Error(), { code: '53100' }) }),
    }),
    new Error('timeout exceeded when trying to connect'),
  ])('finds the cause inside %s', (error) => {
    expect(toApiError(error, 'req_test').status).toBe(503);
  });

  it('handles an error that is its own cause', () => {
    const error = new Error('a circle');
    error.cause = error;
    expect(toApiError(error, 'req_test').status).toBe(500);
  });
});
