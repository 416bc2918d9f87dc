import type { Asked, Calls } from './asked';

/**
 * Makes one webhook of each project due, with the fields from which a flow's tokens are derived. No other delivery is
 * due.
 */
async function putDue({ rows, token }: Asked): Promise<void> {
  await rows('update webhook_deliveries set next_attempt_at = null');
  const body = JSON.stringify({ data: { flow_token: token('visited') } });
  await rows(
    `update webhook_deliveries set next_attempt_at = now() - interval '1 hour', leased_until = null, has_tokens = true,
       body = convert_to($2, 'UTF8') where webhook_token = $1`,
    token('whk'),
    body,
  );
}

const disable = ({ rows, twin }: Asked) =>
  rows(`update webhooks set status = 'disabled' where project_id = $1`, twin);

/** Leaves out the end of the lease. */
const claimed = `select project_id, project_hash, token, webhook_token, event_token, url, secret, start_token_hash
  from claim_webhook_deliveries(now(), '30 s', '{}', 1000, 1000, 1000, $1, 1000)`;

const attemptOf = (project: number, token: (kind: string) => string) => ({
  project_id: project,
  webhook_token: token('whk'),
  token: token('whd'),
  status: 'failed',
  started_at: '2026-01-01T00:00:00Z',
  duration_ms: 5,
});

const record = async ({ rows, own, token }: Asked, made: object[]) => {
  await rows('select record_webhook_attempts($1)', JSON.stringify(made));
  return rows(
    `select d.attempt_count, w.failing_since, a.number
     from webhook_deliveries d join webhooks w on (w.project_id, w.token) = (d.project_id, d.webhook_token)
       left join webhook_attempts a on (a.project_id, a.delivery_token) = (d.project_id, d.token)
     where (d.project_id, d.token) = ($1, $2)`,
    own,
    token('whd'),
  );
};

export const webhookCalls: Calls = {
  'an event is delivered to the webhooks of the project': {
    of: 'append_events',
    async make({ rows, own }) {
      const added = [{ token: 'evt_next', type: 'case.created', data: {}, is_published: true }];
      await rows('select append_events($1, $2)', own, JSON.stringify(added));
      return rows(
        `select webhook_token, convert_from(body, 'UTF8')::jsonb -> 'project_hash' as project_hash
         from webhook_deliveries where project_id = $1 and event_token = 'evt_next' order by 1`,
        own,
      );
    },
  },
  'due deliveries, where the webhook of another project is disabled': {
    of: 'claim_webhook_deliveries',
    prepare: putDue,
    differ: disable,
    make: ({ rows }) => rows(`${claimed} order by token`, 1000),
  },
  'due deliveries are sent to the address of their project': {
    of: 'claim_webhook_deliveries',
    prepare: putDue,
    isOfEveryProject: true,
    make: ({ rows }) =>
      rows(
        `select bool_and(c.url = w.url and c.project_hash = p.hash) as is_own
         from (${claimed}) c join projects p on p.id = c.project_id
           join webhooks w on w.project_id = c.project_id and w.token = c.webhook_token`,
        1000,
      ),
  },
  'no more deliveries than fit are claimed': {
    of: 'claim_webhook_deliveries',
    prepare: putDue,
    differ: disable,
    async make({ rows }) {
      const [due] = await rows<{ n: number }>(
        `select count(*)::int as n from webhook_deliveries d join webhooks w on (w.project_id, w.token) = (d.project_id, d.webhook_token)
         where d.next_attempt_at is not null and w.status = 'active'`,
      );
      return rows(`select count(*) from (${claimed}) c`, due?.n);
    },
  },
  'deliveries that another project is being sent take no places of this one': {
    of: 'claim_webhook_deliveries',
    prepare: putDue,
    differ: disable,
    make: ({ rows, twin, token }) =>
      rows(
        `select token from claim_webhook_deliveries(now(), '30 s', $1, 1000, 1, 1000, 1000, 1000) order by 1`,
        JSON.stringify({ [`${twin}/${token('whk')}`]: 5000 }),
      ),
  },
  'deliveries that wait for a disabled webhook are deleted': {
    of: 'delete_old_deliveries',
    async prepare(asked) {
      await putDue(asked);
      await asked.rows(
        `update webhook_deliveries set created_at = '2020-01-01', next_attempt_at = '2020-01-01' where project_id = $1`,
        asked.own,
      );
    },
    differ: disable,
    make: ({ rows }) => rows(`select delete_old_deliveries('2020-01-02', 1000)`),
  },
  'old deliveries are deleted': {
    of: 'delete_old_deliveries',
    async prepare({ rows, own }) {
      await rows('update webhook_deliveries set next_attempt_at = null');
      await rows(`update webhook_deliveries set created_at = '2020-01-01' where project_id = $1`, own);
    },
    make: ({ rows }) => rows(`select delete_old_deliveries('2020-01-02', 1000)`),
  },
  'an attempt': {
    of: 'record_webhook_attempts',
    make: (asked) => record(asked, [attemptOf(asked.own, asked.token)]),
  },
  'an attempt, and one at a delivery that another project no longer has': {
    of: 'record_webhook_attempts',
    isOfEveryProject: true,
    differ: ({ rows, twin }) => rows('delete from webhook_deliveries where project_id = $1', twin),
    make: (asked) =>
      record(
        asked,
        [asked.own, asked.twin].map((project) => attemptOf(project, asked.token)),
      ),
  },
  'the figure of due deliveries': {
    of: 'deployment_figures',
    prepare: putDue,
    differ: disable,
    make: ({ rows }) => rows(`select value from deployment_figures() where figure = 'deliveries_due'`),
  },
};
