import { addMember, type Asked, type Calls, findLast, makeSample, refusalOf } from './asked';

/** A copy of the project's last record, with this date. */
const recordDated = async ({ rows, own }: Asked, date: string) => {
  const [last] = await rows<{ record: object }>(
    `select to_jsonb(l) || jsonb_build_object('token', 'aud_next', 'created_at', ${date}) as record
     from audit_log l where project_id = $1 order by sequence desc limit 1`,
    own,
  );
  return JSON.stringify([last?.record]);
};

const append = 'select append_audit_records($1, $2)';

const exportOfCase = ({ rows, own, token }: Asked) =>
  rows('select line from export_case_audit_records($1, $2, 0, 100)', own, token('cas'));

const verification = ({ rows, own }: Asked) => rows('select * from verify_audit_chain($1, 1, null)', own);

export const auditCalls: Calls = {
  'a record is appended to the chain of the project': {
    of: 'append_audit_records',
    async differ(asked) {
      await asked.rows('update audit_heads set sequence = sequence + 100 where project_id = $1', asked.twin);
      await findLast(asked, 'audit_heads');
    },
    async make(asked) {
      await asked.rows(append, asked.own, await recordDated(asked, 'now()'));
      return asked.rows(
        `select h.sequence, l.sequence as appended from audit_heads h join audit_log l using (project_id)
         where h.project_id = $1 and l.token = 'aud_next'`,
        asked.own,
      );
    },
  },
  'only a sample that is being made has records of the past': {
    of: 'append_audit_records',
    differ: (asked) => makeSample(asked, asked.twin, 'Making'),
    make: async (asked) =>
      refusalOf(asked, append, asked.own, await recordDated(asked, `now() - interval '1 year'`)),
  },
  'the log is exported': {
    of: 'export_audit_records',
    make: ({ rows, own }) => rows('select line from export_audit_records($1, 1, 5)', own),
  },
  'the log of a case is exported': {
    of: 'export_case_audit_records',
    make: exportOfCase,
  },
  'the log of a case is exported without members of another': {
    of: 'export_case_audit_records',
    differ: addMember,
    make: exportOfCase,
  },
  'the log of a case is exported without checks of another': {
    of: 'export_case_audit_records',
    differ: ({ rows, twin, token }) =>
      rows(
        `update checks set token = $3 where project_id = $1 and token =
           (select max(token) from checks where project_id = $1 and case_token = $2)`,
        twin,
        token('cas'),
        token('held'),
      ),
    make: exportOfCase,
  },
  'the chain is verified': { of: 'verify_audit_chain', make: verification },
  'the chain is verified against the head of the project': {
    of: 'verify_audit_chain',
    async differ(asked) {
      await asked.rows(`update audit_heads set hash = 'another' where project_id = $1`, asked.twin);
      await findLast(asked, 'audit_heads');
    },
    make: verification,
  },
  'the heads of all chains': {
    of: 'find_audit_heads',
    make: ({ rows, own }) => rows('select * from find_audit_heads() where project_id = $1', own),
  },
};
