import { addMember, type Asked, type Calls, findLast } from './asked';

const flowTables = [
  'flow_parties',
  'checks',
  'cases',
  'case_entities',
  'risk_assessments',
  'alerts',
  'entity_owners',
];

/** Rewrites everything in one transaction. The entity that belongs to no case keeps its writer. */
async function rewriteFlow(asked: Asked): Promise<void> {
  for (const table of flowTables) await findLast(asked, table);
  const { rows, own, token } = asked;
  await rows(
    'update entities set project_id = project_id where project_id = $1 and token <> $2',
    own,
    token('held'),
  );
}

const changeParty = ({ rows, twin, token }: Asked) =>
  rows(
    'update flow_parties set entity_token = $3 where project_id = $1 and flow_token = $2 and position = 1',
    twin,
    token('flw'),
    token('held'),
  );

const begin = ({ rows, token }: Asked, generation: number) =>
  rows(
    `update flows set processing_status = 'processing', lease_generation = $2 where token = $1`,
    token('flw'),
    generation,
  );

/** The first matching row of the project, as JSON with these changes. */
async function changedRow(
  { rows, own }: Asked,
  [table, token]: [string, string],
  changes: object,
): Promise<object> {
  const [found] = await rows<{ row: object }>(
    `select to_jsonb(t) || $3::jsonb as row from ${table} t where (project_id, token) = ($1, $2)`,
    own,
    token,
    JSON.stringify(changes),
  );
  if (!found) throw new Error(`the project has ${token}`);
  return found.row;
}

async function writeTaken(asked: Asked): Promise<object[]> {
  const { rows, own, token } = asked;
  const verified = { verification_status: 'Verified' };
  const changed = {
    flow: await changedRow(asked, ['flows', token('flw')], { processing_status: 'complete' }),
    case: await changedRow(asked, ['cases', token('cas')], { risk_score: 55 }),
    entities: await Promise.all(
      ['ent', 'held'].map((kind) => changedRow(asked, ['entities', token(kind)], verified)),
    ),
    checks: [await changedRow(asked, ['checks', token('chk')], { result: 'Fail' })],
  };
  const written = await rows(
    `select write_taken_flow($1, 1, sole_writer_of_flow($1, $2, $3), $4, '{}', '[]', '[]') as end`,
    own,
    token('flw'),
    token('cas'),
    JSON.stringify(changed),
  );
  const entities = await rows(
    'select token, verification_status from entities where project_id = $1 order by 1',
    own,
  );
  return [...written, ...entities];
}

/** Writes a flow under a token that only the twin has, but with the pull token of another flow. */
async function writeAgain(asked: Asked): Promise<object[]> {
  const flow = await changedRow(asked, ['flows', asked.token('flw')], {
    token: 'flw_theirs',
    external_reference: null,
  });
  return asked.rows(`select write_flows($1, $2, '[]', '[]')`, asked.own, JSON.stringify([{ flow }]));
}

const addTheirFlow = ({ rows, twin }: Asked) =>
  rows(
    `insert into flows (project_id, token, flow_type, mode, processing_status, request, data_tier, findings,
       pull_token_hash, created_at, updated_at)
     values ($1, 'flw_theirs', 'company', 'sync', 'complete', '{}', 'minimum', '{}', 'theirs', now(), now())`,
    twin,
  );

const key = { lock: 'one', method: 'POST', path: '/v1/alerts', key: 'one', caller: '' };

export const flowCalls: Calls = {
  'a flow by its idempotency key': {
    of: 'hold_flow',
    differ: ({ rows, twin }) =>
      rows(
        `insert into idempotency_keys (project_id, method, path, key, caller, request_hash, flow_token, created_at)
         values ($1, 'POST', '/v1/alerts', 'one', '', '', 'flw_theirs', now())`,
        twin,
      ),
    make: ({ rows, own }) =>
      rows(`select hold_flow($1, 'company', null, $2) as known`, own, JSON.stringify(key)),
  },
  'a flow by its reference': {
    of: 'hold_flow',
    differ: ({ rows, twin, token }) =>
      rows(
        `update flows set external_reference = 'theirs' where project_id = $1 and token = $2`,
        twin,
        token('flw'),
      ),
    make: ({ rows, own }) => rows(`select hold_flow($1, 'company', 'theirs', null) as known`, own),
  },
  'flows that cannot be written': {
    of: 'write_flows',
    differ: addTheirFlow,
    make: writeAgain,
  },
  'the one transaction that wrote a flow': {
    of: 'sole_writer_of_flow',
    prepare: rewriteFlow,
    async differ(asked) {
      await addMember(asked);
      await changeParty(asked);
    },
    make: ({ rows, own, token }) =>
      rows('select sole_writer_of_flow($1, $2, $3) is not null as is_one', own, token('flw'), token('cas')),
  },
  'a new flow is taken with its rows': {
    of: 'take_new_company_flow',
    prepare: (asked) => begin(asked, 0),
    differ: addMember,
    make: ({ rows, own, token }) =>
      rows(`select take_new_company_flow($1, $2, '2100-01-01')`, own, token('flw')),
  },
  'a taken flow is written': {
    of: 'write_taken_flow',
    prepare: (asked) => begin(asked, 1),
    make: writeTaken,
  },
  'a taken flow is written to the members of its case': {
    of: 'write_taken_flow',
    prepare: (asked) => begin(asked, 1),
    differ: addMember,
    make: writeTaken,
  },
  'a flow that has retries due': {
    of: 'find_abandoned_flows',
    prepare: ({ rows, own, token }) =>
      rows(
        `update flows set processing_status = 'processing', lease_until = null where project_id = $1 and token = $2`,
        own,
        token('flw'),
      ),
    differ: ({ rows, twin }) =>
      rows(
        `update checks set status = 'Retry Scheduled', retry_at = now() - interval '1 hour' where project_id = $1`,
        twin,
      ),
    make: ({ rows, own }) => rows('select token from find_abandoned_flows(1000) where project_id = $1', own),
  },
  'the kind of check of an alert': {
    of: 'note_alert_check',
    make: ({ rows, own, token }) =>
      rows(
        `insert into alerts (project_id, token, check_token, type, category, status, priority, priority_score, sla_deadline,
           sla_warning_at, summary, created_at, updated_at)
         values ($1, 'alt_next', $2, 'Company', 'Name Mismatch', 'Open', 'Low', 1, now(), now(), '', now(), now())
         returning check_type_code`,
        own,
        token('chk'),
      ),
  },
};
