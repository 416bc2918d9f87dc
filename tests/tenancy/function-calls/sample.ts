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

const notifyOf = ({ rows, token }: Asked, project: number) =>
  rows(
    `insert into notifications (project_id, user_token, kind, target_type, target_token)
     select project_id, user_token, kind, 'alert', $2 from notifications where project_id = $1 limit 1`,
    project,
    token('alt'),
  );

const firstCase = '(select token from cases where project_id = $1 order by created_at limit 1)';

/** An alert of no case that somebody was told of, and an import of after the request. */
async function prepareOthers(asked: Asked): Promise<void> {
  const { rows, own, token } = asked;
  await requestLater(asked);
  await rows('update alerts set case_token = null where project_id = $1 and token = $2', own, token('alt'));
  await notifyOf(asked, own);
  await rows(
    `update entity_imports set created_at = now() + interval '3 days' where project_id = $1 and token = $2`,
    own,
    token('imp'),
  );
}

/** The same alert is of the first case, and the same import of before the request. */
async function differInOthers(asked: Asked): Promise<void> {
  const { rows, twin, token } = asked;
  await rows(
    `update alerts set case_token = null, created_at = '2020-01-01' where project_id = $1 and token <> $2`,
    twin,
    token('alt'),
  );
  await rows(
    `update notifications set target_token = ${firstCase} where project_id = $1 and target_token = 'alt_1'`,
    twin,
  );
  await rows(
    `update alerts set case_token = ${firstCase} where project_id = $1 and token = $2`,
    twin,
    token('alt'),
  );
  await notifyOf(asked, twin);
  await rows('update entity_imports set created_at = now() where project_id = $1', twin);
  await rows(
    'update documents set flow_token = $2 where project_id = $1 and token = $3',
    twin,
    token('flw'),
    token('doc'),
  );
  await rows(
    'insert into monitored_screenings (project_id, entity_token, screened_at) values ($1, $2, now())',
    twin,
    token('held'),
  );
  await findLast(asked, 'alerts');
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
  'the first case of a sample is deleted beside an alert of another': {
    of: 'delete_sample_rows',
    prepare: prepareOthers,
    differ: differInOthers,
    make: deleteAndCount,
  },
  'all rows of a sample are deleted beside those of another': {
    of: 'delete_sample_rows',
    prepare: prepareOthers,
    differ: differInOthers,
    make: deleteAll,
  },
  'a sample that is being deleted does not delete another': {
    of: 'delete_sample_rows',
    prepare: requestLater,
    make: (asked) => refusalOf(asked, deleteOne, asked.twin),
  },
};
