import { beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@/scripts/database/migrate';
import { withClient } from '@/scripts/database/roles';
import { olderDatabase } from '@/tests/fixtures/older-database';

// Before this migration probity_app had all rights, and the roles of the processes had none.

let older: Awaited<ReturnType<typeof olderDatabase>>;

beforeAll(async () => {
  older = await olderDatabase('20261122000200_process_roles');
  await withClient(older.ownerUrl, (client) =>
    client.query(`
      insert into projects (id, hash, name, environment) values (1, 'a', 'A', 'staging'), (2, 'b', 'B', 'staging');
      insert into events (token, project_id, type, data) values ('evt_1', 2, 'x', '{}');
      select set_config('app.project_id', '1', false);
      select append_audit_records(1, '[{"token": "old", "event_type": "hat.lost", "actor_id": "x", "actor_name": "x",
        "actor_type": "x", "target_type": "x", "target_token": "x", "details": {}, "request_id": "x",
        "created_at": "2020-01-01T00:00:00Z"}]')`),
  );
});

describe('database roles · a database of an earlier version', () => {
  it('did not separate the processes', async () => {
    const changed = await withClient(older.appUrls.probity_app, (client) =>
      client.query(`update projects set name = 'Taken' where id = 2`),
    );
    expect(changed.rowCount).toBe(1);
  });

  it('separates them after the migration, and keeps its records', async () => {
    await migrate(older.ownerUrl);
    await withClient(older.appUrls.probity_web, async (web) => {
      await web.query(`select set_config('app.project_id', '1', false)`);
      expect((await web.query('select name from projects')).rows).toEqual([{ name: 'A' }]);
      expect((await web.query('select token from events')).rows).toEqual([]);
      for (const workers of ['select from runner_runs', 'delete from events']) {
        await expect(web.query(workers)).rejects.toThrow(/permission denied/);
      }
      const { rows } = await web.query(
        'select records, first_bad_sequence from verify_audit_chain(1, 1, null)',
      );
      expect(rows).toEqual([{ records: '1', first_bad_sequence: null }]);
    });
    await withClient(older.appUrls.probity_app, async (app) => {
      await expect(app.query(`update projects set name = 'Taken' where id = 2`)).rejects.toThrow(
        /permission denied/,
      );
    });
  });
});
