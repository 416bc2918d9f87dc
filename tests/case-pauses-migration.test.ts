import { expect, it } from 'vitest';
import { migrate } from '@/scripts/database/migrate';
import { withClient } from '@/scripts/database/roles';
import { olderDatabase } from '@/tests/fixtures/older-database';

// Before migration 20261126184000 only the audit log recorded when a case had been in Client Input.

const moves: [case_token: string, at: string, from: string, to: string][] = [
  ['cas_returned', '2026-03-02T09:00:00Z', 'New', 'In Progress'],
  ['cas_returned', '2026-03-03T09:00:00Z', 'In Progress', 'Client Input'],
  ['cas_waiting', '2026-03-04T09:00:00Z', 'In Progress', 'Client Input'],
  ['cas_returned', '2026-03-05T09:00:00Z', 'Client Input', 'In Review'],
  ['cas_returned', '2026-03-06T09:00:00Z', 'In Review', 'Closed'],
  ['cas_elsewhere', '2026-03-06T09:00:00Z', 'In Progress', 'Internal Review'],
  ['cas_elsewhere', '2026-03-07T09:00:00Z', 'Internal Review', 'In Review'],
];

it('cases · a database of an earlier version keeps the pauses that had ended', async () => {
  const older = await olderDatabase('20261126184000_case_pauses');
  const { rows } = await withClient(older.ownerUrl, async (client) => {
    await client.query(`insert into projects (id, hash, name, environment) values (1, 'a', 'A', 'staging')`);
    await client.query(
      `insert into cases (project_id, token, name, type, status, entity_category, created_at, updated_at)
       select 1, token, token, 'Onboarding', 'In Review', 'Person', now(), now()
       from unnest($1::text[]) token`,
      [[...new Set(moves.map(([token]) => token))]],
    );
    for (const [index, [token, at, from, to]] of moves.entries()) {
      await client.query(
        `insert into audit_log (project_id, sequence, token, event_type, actor_id, actor_name, actor_type,
           target_type, target_token, case_token, details, request_id, created_at, hash, previous_hash)
         values (1, $1::int, 'aud_' || $1, 'case.status_changed', 'usr_a', 'Ada', 'user',
           'case', $2, $2, $3, 'req_a', $4, '', '')`,
        [index + 1, token, { from, to }, at],
      );
    }
    await migrate(older.ownerUrl);
    return client.query('select token, sla_pauses from cases order by token');
  });
  const read = rows.map(({ token, sla_pauses }) => [
    token,
    sla_pauses.map((pause: { from: string; to: string }) => [new Date(pause.from), new Date(pause.to)]),
  ]);
  expect(read).toEqual([
    ['cas_elsewhere', []],
    ['cas_returned', [[new Date('2026-03-03T09:00:00Z'), new Date('2026-03-05T09:00:00Z')]]],
    ['cas_waiting', []],
  ]);
});
