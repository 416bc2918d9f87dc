import { type Asked, type Calls, findLast, makeSample, refusalOf } from './asked';

const deleteOne = 'select delete_sample_rows($1, 1) as count';

const forgetDocuments = ({ rows }: Asked) =>
  rows('update documents set flow_token = null, case_token = null');

async function deleteAndCount({ rows, own }: Asked): Promise<object[]> {
  const deleted = await rows(deleteOne, own);
  const left = await rows(
    `select (select count(*) from documents where project_id = $1 and case_token is not null) as documents,
       (select count(*) from notifications where project_id = $1) as notifications`,
    own,
  );
  return [...deleted, ...left];
}

export const sampleCalls: Calls = {
  'only a sample that is being deleted loses its rows': {
    of: 'delete_sample_rows',
    differ: (asked) => makeSample(asked, asked.twin, 'Deleting'),
    make: (asked) => refusalOf(asked, deleteOne, asked.own),
  },
  'the first document of a sample is forgotten': {
    of: 'delete_sample_rows',
    prepare: (asked) => makeSample(asked, asked.own, 'Deleting'),
    differ: (asked) => findLast(asked, 'documents'),
    make: deleteAndCount,
  },
  'the first row of a sample is deleted': {
    of: 'delete_sample_rows',
    async prepare(asked) {
      await makeSample(asked, asked.own, 'Deleting');
      await forgetDocuments(asked);
    },
    differ: (asked) => findLast(asked, 'notifications'),
    make: deleteAndCount,
  },
};
