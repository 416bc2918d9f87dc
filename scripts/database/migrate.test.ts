import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '@/tests/fixtures/database';
import { migrate } from './migrate';
import { withClient } from './roles';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;

function writeMigration(name: string, script: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), script);
}

const names = (query: string) =>
  withClient(database.ownerUrl, async (client) =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name),
  );
const tables = () =>
  names(
    `select table_name as name from information_schema.tables where table_name like 'probe_%' order by 1`,
  );
const records = () =>
  names(
    `select migration_name as name from _prisma_migrations where migration_name like 'probe_%' order by 1`,
  );

beforeAll(async () => {
  database = await freshDatabase();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'probity-migrations-'));
  await withClient(database.ownerUrl, async (client) => {
    await client.query('drop table if exists probe_a, probe_b');
    await client.query(`delete from _prisma_migrations where migration_name like 'probe_%'`);
  });
});

describe('database · migrate', () => {
  it('applies new migrations once, in order', async () => {
    writeMigration('probe_2', 'create table probe_b (id int references probe_a)');
    writeMigration('probe_1', 'create table probe_a (id int primary key);');
    expect(await migrate(database.ownerUrl, folder)).toEqual(['probe_1', 'probe_2']);
    expect(await migrate(database.ownerUrl, folder)).toEqual([]);
    expect(await tables()).toEqual(['probe_a', 'probe_b']);
  });

  it('rolls a failed migration back and names its line', async () => {
    writeMigration('probe_1', 'create table probe_a (id int);\ncreate table probe_a (id int);');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
      /probe_1 failed and changed nothing: .*already exists/,
    );
    expect(await tables()).toEqual([]);
    expect(await records()).toEqual([]);

    writeMigration('probe_1', 'create table probe_a (id int);\nselect no_such_column;');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow('line 2: ');
  });

  it('refuses a migration that was changed after it was applied', async () => {
    writeMigration('probe_1', 'create table probe_a (id int)');
    await migrate(database.ownerUrl, folder);
    writeMigration('probe_1', 'create table probe_a (id bigint)');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
      /probe_1 was changed after this database/,
    );
  });

  it('applies each migration once when two processes start at the same time', async () => {
    writeMigration('probe_1', 'create table probe_a (id int)');
    const applied = await Promise.all([
      migrate(database.ownerUrl, folder),
      migrate(database.ownerUrl, folder),
    ]);
    expect(applied.flat()).toEqual(['probe_1']);
  });
});
