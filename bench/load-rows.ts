import type { Client } from 'pg';
import { withClient } from '../scripts/database/roles.ts';
import { alertKinds as kinds } from './fixtures/alert-kinds.ts';
import { alertKinds, alerts, alertsPerCase } from './rows/alerts.ts';
import { assessments, cases, checks, comments, entities, members } from './rows/cases.ts';
import { auditHead, auditRecords, deliveries, flows, notifications } from './rows/records.ts';

export interface RowLoad {
  ownerUrl: string;
  projectId: number;
  /** As many as of everything that a list of the whole project has, but twice as many alerts. */
  cases: number;
  /** To whom the notifications are. */
  userToken: string;
  webhookToken: string;
}

interface Filling {
  table: string;
  insert: string;
  rows: number;
  values?: unknown[];
}

/** A trigger totals the rows of each statement; larger batches would spill to disk. */
const batchSize = 50_000;

const fillings = ({ cases: count, userToken, webhookToken }: RowLoad): Filling[] => [
  { table: 'entities', insert: entities, rows: count },
  { table: 'cases', insert: cases, rows: count },
  { table: 'case_entities', insert: members, rows: count },
  { table: 'alerts', insert: alerts, rows: count * alertsPerCase },
  { table: 'audit_log', insert: auditRecords, rows: count },
  { table: 'flows', insert: flows, rows: count },
  { table: 'checks', insert: checks, rows: count },
  { table: 'risk_assessments', insert: assessments, rows: count },
  { table: 'comments', insert: comments, rows: count },
  { table: 'notifications', insert: notifications, rows: count, values: [userToken] },
  { table: 'webhook_deliveries', insert: deliveries, rows: count, values: [webhookToken] },
];

/** Those that grow with a project's work. */
export const filledTables: readonly string[] = [
  'entities',
  'cases',
  'case_entities',
  'alerts',
  'audit_log',
  'flows',
  'checks',
  'risk_assessments',
  'comments',
  'notifications',
  'webhook_deliveries',
];

interface Definition {
  drop: string;
  create: string;
}

const definitionsText = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where conrelid = $1::regclass and contype = 'f'
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid = $1::regclass and not indisprimary`;

/** Filling a table before creating its indexes and checking its keys takes half as long. */
async function withoutIndexes(client: Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Definition>(definitionsText, [table]);
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { create } of rows) await client.query(create);
}

const fill = (client: Client, { projectId }: RowLoad, filling: Filling, signal: AbortSignal) =>
  withoutIndexes(client, filling.table, async () => {
    const { rows, insert, values = [] } = filling;
    for (let first = 1; first <= rows; first += batchSize) {
      signal.throwIfAborted();
      const last = Math.min(rows, first + batchSize - 1);
      await client.query(insert, [projectId, rows, first, last, ...values]);
    }
  });

export function loadRows(load: RowLoad, signal: AbortSignal, loaded = (_table: string) => {}): Promise<void> {
  return withClient(load.ownerUrl, async (client) => {
    await client.query(`set maintenance_work_mem = '256MB'`);
    await client.query(alertKinds, [JSON.stringify(kinds)]);
    for (const filling of fillings(load)) {
      await fill(client, load, filling, signal);
      await client.query(`vacuum analyze ${filling.table}`);
      loaded(filling.table);
    }
    await client.query(auditHead, [load.projectId]);
    await client.query('select fold_list_totals()');
    await client.query('select fold_day_totals()');
    await client.query('vacuum analyze list_totals, day_totals');
  });
}
