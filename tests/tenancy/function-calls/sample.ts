import { type Asked, type Calls, findLast, makeSample, refusalOf } from './asked';

const deleteOne = 'select delete_sample_rows($1, 1) as count';

const foundLast = ['notifications', 'entity_import_lines', 'entity_imports', 'idempotency_keys'];
const deletedFrom = ['cases', 'flows', 'entities', 'alerts', 'checks', 'notifications'];

async function countLeft({ rows, own }: Asked): Promise<object[]> {
  const counts = deletedFrom.map(
    (table) => `(select count(*) from ${table} where project_id = $1) as ${table}`,
  );
  return rows(`select ${counts.join(', ')}`, own);
}

async function deleteAndCount(asked: Asked): Promise<object[]> {
  return [...(await asked.rows(deleteOne, asked.own)), ...(await countLeft(asked))];
}

/** More than there are rows, in case a call deletes nothing and says otherwise. */
const mostCalls = 80;

/** What each call deletes, until nothing is left. */
async function deleteAll(asked: Asked): Promise<object[]> {
  const deleted: object[] = [];
  let count = 1;
  while (count > 0 && deleted.length < mostCalls) {
    const [row] = await asked.rows(deleteOne, asked.own);
    count = Number((row as { count: number }).count); // the column of the statement
    deleted.push({ count });
  }
  return [...deleted, ...(await countLeft(asked))];
}

/** The twin's rows are a day younger, and are of before the request too. */
async function requestLater(asked: Asked): Promise<void> {
  await makeSample(asked, asked.own, 'Deleting');
  await asked.rows(
    `update sample_projects set requested_at = now() + interval '2 days' where project_id = $1`,
    asked.own,
  );
}

export const sampleCalls: Calls = {
  'only a sample that is being deleted loses its rows': {
    of: 'delete_sample_rows',
    differ: (asked) => makeSample(asked, asked.twin, 'Deleting'),
    make: (asked) => refusalOf(asked, deleteOne, asked.own),
  },
  'the first case of a sample is deleted with what is of it': {
    of: 'delete_sample_rows',
    prepare: requestLater,
    differ: (asked) => findLast(asked, 'cases'),
    make: deleteAndCount,
  },
  'all rows of a sample are deleted': {
    of: 'delete_sample_rows',
    prepare: requestLater,
    async differ(asked) {
      for (const table of foundLast) await findLast(asked, table);
    },
    make: deleteAll,
  },
  'a sample that is being deleted does not delete another': {
    of: 'delete_sample_rows',
    prepare: requestLater,
    make: (asked) => refusalOf(asked, deleteOne, asked.twin),
  },
};
