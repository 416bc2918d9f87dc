import { type Asked, type Calls, findLast, makeSample, refusalOf } from './asked';

const deleteOne = 'select delete_sample_rows($1, 1) as count';

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

/** What each call deletes, until nothing is left. */
async function deleteAll(asked: Asked): Promise<object[]> {
  const deleted: object[] = [];
  let count = 1;
  while (count > 0) {
    const [row] = await asked.rows(deleteOne, asked.own);
    count = Number((row as { count: number }).count); // the column of the statement
    deleted.push({ count });
  }
  return [...deleted, ...(await countLeft(asked))];
}

export const sampleCalls: Calls = {
  'only a sample that is being deleted loses its rows': {
    of: 'delete_sample_rows',
    differ: (asked) => makeSample(asked, asked.twin, 'Deleting'),
    make: (asked) => refusalOf(asked, deleteOne, asked.own),
  },
  'the first case of a sample is deleted with what is of it': {
    of: 'delete_sample_rows',
    prepare: (asked) => makeSample(asked, asked.own, 'Deleting'),
    differ: (asked) => findLast(asked, 'cases'),
    make: deleteAndCount,
  },
  'all rows of a sample are deleted': {
    of: 'delete_sample_rows',
    prepare: (asked) => makeSample(asked, asked.own, 'Deleting'),
    differ: (asked) => findLast(asked, 'notifications'),
    make: deleteAll,
  },
};
