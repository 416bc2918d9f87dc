import type { Client } from 'pg';
import { withClient } from '../scripts/database/roles.ts';
import { alertKinds as kinds } from './fixtures/alert-kinds.ts';
import { alertKinds, alerts, alertsPerCase } from './rows/alerts.ts';
import { assessments, cases, checks, comments, documents, entities, members } from './rows/cases.ts';
import {
  auditHead,
  auditRecords,
  deliveries,
  flows,
  importLines,
  imports,
  notifications,
} from './rows/records.ts';

export interface RowLoad {
  ownerUrl: string;
  projectId: number;
  /** Number of cases, and of rows in every other list of the project, with twice as many alerts. */
  cases: number;
  /** Recipient of the notifications; without it there are none. */
  userToken?: string;
  /** Webhook of the deliveries; without it there are none. */
  webhookToken?: string;
  /** Import of the lines; without it there are no imports. */
  importToken?: string;
}

interface Filling {
  table: string;
  insert: string;
  perCase: number;
  /** Whom the rows belong to. */
  of?: 'userToken' | 'webhookToken' | 'importToken';
}

/**
 * Tables that refer to each other. A reference locks both tables, so filling two of them concurrently could deadlock.
 */
const connected: Filling[] = [
  { table: 'entities', insert: entities, perCase: 1 },
  { table: 'cases', insert: cases, perCase: 1 },
  { table: 'case_entities', insert: members, perCase: 1 },
  { table: 'alerts', insert: alerts, perCase: alertsPerCase },
  { table: 'checks', insert: checks, perCase: 1 },
  { table: 'risk_assessments', insert: assessments, perCase: 1 },
  { table: 'comments', insert: comments, perCase: 1 },
];

const alone: Filling[] = [
  { table: 'audit_log', insert: auditRecords, perCase: 1 },
  { table: 'flows', insert: flows, perCase: 1 },
  { table: 'documents', insert: documents, perCase: 1 },
  { table: 'notifications', insert: notifications, perCase: 1, of: 'userToken' },
  { table: 'webhook_deliveries', insert: deliveries, perCase: 1, of: 'webhookToken' },
  { table: 'entity_imports', insert: imports, perCase: 1, of: 'importToken' },
  { table: 'entity_import_lines', insert: importLines, perCase: 1, of: 'importToken' },
];

/** Tables that grow with the work of a project. */
export const filledTables: readonly string[] = [...connected, ...alone].map(({ table }) => table);

/** A trigger counts the rows of each statement; larger batches would spill to disk. */
const batchSize = 50_000;

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

/** Creating indexes and checking keys after filling the table takes half as long. */
async function withoutIndexes(client: Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Definition>(definitionsText, [table]);
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { create } of rows) await client.query(create);
}

async function fill(client: Client, load: RowLoad, filling: Filling, signal: AbortSignal): Promise<void> {
  const { table, insert, perCase, of } = filling;
  const owner = of && load[of];
  if (of && !owner) return;
  const rows = load.cases * perCase;
  await withoutIndexes(client, table, async () => {
    for (let first = 1; first <= rows; first += batchSize) {
      signal.throwIfAborted();
      const last = Math.min(rows, first + batchSize - 1);
      await client.query(insert, [load.projectId, rows, first, last, ...(owner ? [owner] : [])]);
    }
  });
  await client.query(`vacuum analyze ${table}`);
}

const fillEach = (load: RowLoad, fillings: readonly Filling[], signal: AbortSignal): Promise<void> =>
  withClient(load.ownerUrl, async (client) => {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(alertKinds, [JSON.stringify(kinds)]);
    for (const filling of fillings) await fill(client, load, filling, signal);
  });

export async function loadRows(load: RowLoad, signal: AbortSignal): Promise<void> {
  await Promise.all([connected, alone].map((fillings) => fillEach(load, fillings, signal)));
  await withClient(load.ownerUrl, async (client) => {
    await client.query(auditHead, [load.projectId]);
    await client.query('select fold_list_totals()');
    await client.query('select fold_day_totals()');
    await client.query('vacuum analyze list_totals, day_totals, span_totals');
  });
}
