import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** The OID of "char", the type of one-letter codes in PostgreSQL's catalogue. */
const charType = 18;
const textType = 25;

/**
 * A connection string would override `database`, and migrations would run in the real database, not the shadow one.
 * @param {string} url
 * @returns {import('pg').ClientConfig}
 */
export function connectionFields(url) {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

/** @param {import('pg').ClientConfig} config @param {string} sql */
export async function execute(config, sql) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Opens Prisma's adapter with two changes for migrations: it reads "char" columns, and it sends a script as one simple
 * query, as the native engine does, instead of splitting it at semicolons.
 * @param {import('pg').ClientConfig} config
 * @param {() => Promise<void>} afterwards
 */
async function open(config, afterwards) {
  const pool = new pg.Pool({ ...config, max: 1 });
  pool.on('error', () => {});
  // performIO and onError are missing from the adapter's published type.
  const adapter = /** @type {any} */ (await new PrismaPg(pool).connect());
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = Object.getPrototypeOf(Object.getPrototypeOf(adapter)).queryRaw;

  return Object.assign(adapter, {
    async queryRaw(/** @type {unknown} */ query) {
      /** @type {number[]} */
      const characters = [];
      const reader = Object.create(adapter, {
        performIO: {
          async value(/** @type {unknown} */ statement) {
            const result = await performIO(statement);
            for (const [index, field] of result.fields.entries()) {
              if (field.dataTypeID !== charType) continue;
              characters.push(index);
              field.dataTypeID = textType;
            }
            return result;
          },
        },
      });
      const result = await queryRaw.call(reader, query);
      for (const index of characters) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    },
    async executeScript(/** @type {string} */ script) {
      await pool.query(script).catch((error) => adapter.onError(error));
    },
    async dispose() {
      await pool.end();
      await afterwards();
    },
  });
}

/** @param {string} url */
export function migrationAdapterFactory(url) {
  const config = connectionFields(url);
  return {
    provider: /** @type {const} */ ('postgres'),
    adapterName: '@prisma/adapter-pg',
    connect: () => open(config, async () => {}),
    async connectToShadowDb() {
      const name = `prisma_migrate_shadow_db_${randomUUID()}`;
      await execute(config, `create database "${name}"`);
      return open({ ...config, database: name }, () =>
        execute(config, `drop database if exists "${name}" with (force)`),
      );
    },
  };
}
