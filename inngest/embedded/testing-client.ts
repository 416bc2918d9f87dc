import { Inngest } from 'inngest';
import pg from 'pg';
import { embeddedFetch } from './embedded-fetch';

export const silent = { debug() {}, info() {}, warn() {}, error() {} };

export const openPool = (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 12 });
  pool.on('error', () => {});
  return pool;
};

/** A client as the product has it. */
export const testClient = (pool: pg.Pool) =>
  new Inngest({ id: 'test', isDev: true, fetch: embeddedFetch(pool), logger: silent });
