import { expect, it } from 'vitest';
import { migrate } from '@/scripts/database/migrate';
import { withClient } from '@/scripts/database/roles';
import { olderDatabase } from '@/tests/fixtures/older-database';

// Before migration 20261127150600 the given name was first in every script.

const people: [first_name: string | null, last_name: string | null, full_name: string, expected: string][] = [
  ['近平', '习', '近平 习', '习近平'],
  ['정은', '김', '정은 김', '김정은'],
  ['たろう', '山田', 'たろう 山田', '山田たろう'],
  ['𠮷', '髙', '𠮷 髙', '髙𠮷'],
  ['ジョン', 'スミス', 'ジョン スミス', 'ジョン スミス'],
  ['Anna', '林', 'Anna 林', 'Anna 林'],
  ['Mary', 'Ward', 'Mary Ward', 'Mary Ward'],
  [null, '林', '林', '林'],
  [null, null, '近平 习', '近平 习'],
];

it('entities · a database of an earlier version has names in the order of their script', async () => {
  const older = await olderDatabase('20261127085100_arrival_of_images');
  const { rows } = await withClient(older.ownerUrl, async (client) => {
    await client.query(`insert into projects (id, hash, name, environment) values (1, 'a', 'A', 'staging')`);
    for (const [index, [first_name, last_name, full_name]] of people.entries()) {
      await client.query(
        `insert into entities (project_id, token, type, role, first_name, last_name, full_name, verification_status,
           created_at, updated_at)
         values (1, $1, 'Person', 'Primary', $2, $3, $4, 'Not Started', now(), now())`,
        [`ent_${index}`, first_name, last_name, full_name],
      );
    }
    await migrate(older.ownerUrl);
    return client.query('select full_name from entities order by token');
  });
  expect(rows.map(({ full_name }) => full_name)).toEqual(people.map(([, , , expected]) => expected));
});
