import { type Alert, Prisma } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { db } from '@/lib/platform/db';
import { Conflict, NotFound } from '@/lib/platform/errors';
import { insertMissingRows } from '@/lib/platform/insert-rows';
import { type Condition, countTogether, readByToken } from '@/lib/platform/keyset';
import type { Transaction } from '@/lib/platform/transaction';
import type { AlertOfCheck, AlertRow } from './present';

export async function requireAlert(tx: Transaction, ctx: Context, token: string): Promise<Alert> {
  const found = await tx.alert.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token } },
  });
  if (!found) throw new NotFound('alert');
  return found;
}

/** Throws `NotFound` (404). */
export async function readAlert(ctx: Context, token: string): Promise<AlertRow> {
  const found = await readByToken<AlertRow>(ctx, 'alerts', token);
  if (!found) throw new NotFound('alert');
  return found;
}

/** Without the evidence, which can be larger than all of the others. */
const listColumns: readonly (keyof Omit<
  AlertRow,
  'evidence' | 'further_matches' | 'check_tokens' | 'cause'
>)[] = [
  'project_id',
  'token',
  'case_token',
  'entity_token',
  'check_token',
  'type',
  'category',
  'status',
  'priority',
  'priority_score',
  'sla_deadline',
  'sla_warning_at',
  'sla_paused_at',
  'match_score',
  'match',
  'subject_name',
  'subject_type',
  'case_name',
  'summary',
  'rationale',
  'proposal',
  'ai_assessment',
  'resolution_action',
  'resolution_rationale',
  'resolution_conditions',
  'resolved_by',
  'resolved_at',
  'assigned_to',
  'is_false_positive',
  'snoozed_until',
  'held',
  'held_until',
  'created_at',
  'updated_at',
];

const list: ListSource = {
  table: 'alerts',
  columns: listColumns.join(', '),
  keptColumns: ['status', 'category', 'type', 'priority'],
};

export const listAlertRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<AlertRow>> => listPage(ctx, list, filters, page);

const column = (name: string): Condition => ({ sql: name, values: [] });

/** Kept totals by these columns are `alert_counts`, and without the last two, `alerts` (docs/adr/0041). */
export interface AlertBucket {
  status: string;
  category: string;
  type: string;
  priority: string;
  assigned_to: string | null;
  /** Null while the clock of the alert's SLA runs. */
  sla_stopped: string | null;
}

export interface AlertGroup extends Omit<AlertBucket, 'sla_stopped'> {
  sla_status: string;
  count: number;
}

export interface AlertTotals {
  kept: (AlertBucket & { count: number })[];
  counted: AlertGroup[][];
}

/** The kept totals that fit `equals`, if asked for, and how many alerts of each group fit each filter: as of one moment. */
export async function readAlertTotals(
  ctx: Context,
  kept: ListFilters['equals'] | null,
  counted: readonly ListFilters[],
  slaStatus: Condition,
): Promise<AlertTotals> {
  const groups = {
    status: column('status'),
    category: column('category'),
    type: column('type'),
    priority: column('priority'),
    assigned_to: column('assigned_to'),
    sla_status: slaStatus,
  };
  const queries = counted.map(({ equals, conditions }) => ({
    table: list.table,
    equals,
    conditions,
    groups,
  }));
  const rows = await countTogether(ctx, kept && { resource: 'alert_counts', bucket: kept }, queries);
  const found = Map.groupBy(rows, ({ query }) => query);
  // The groups have the columns that they were asked by.
  const groupsOf = <Group>(query: number) =>
    (found.get(query) ?? []).map(({ group, count }) => ({ ...group, count }) as Group & { count: number });
  return {
    kept: groupsOf<AlertBucket>(0),
    counted: counted.map((_, index) => groupsOf<AlertGroup>(index + 1)),
  };
}

/** How many alerts fit, without those that `left` describes. */
export async function countAlertsWithout(
  ctx: Context,
  equals: ListFilters['equals'],
  left: Condition,
): Promise<number> {
  const resource = equals.assigned_to === undefined ? list.table : 'alert_counts';
  const outside = { table: list.table, equals, conditions: [left], groups: {} };
  const rows = await countTogether(ctx, { resource, bucket: equals }, [outside]);
  return rows.reduce((sum, { query, count }) => sum + (query === 0 ? count : -count), 0);
}

export function findAlertsOfChecks(
  tx: Transaction,
  ctx: Context,
  checkTokens: readonly string[],
): Promise<AlertOfCheck[]> {
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, check_token: { in: [...checkTokens] } },
    orderBy: { token: 'asc' },
    omit: { evidence: true },
  });
}

/**
 * Compare-and-set on the status and the hold it was read with. Ends a snooze, since somebody works on the alert again.
 * Throws `Conflict` (409) when another change came first.
 */
export async function moveAlert(
  tx: Transaction,
  ctx: Context,
  before: Alert,
  change: Prisma.AlertUncheckedUpdateManyInput,
): Promise<Alert> {
  const { token, status, held_until } = before;
  const [after] = await tx.alert.updateManyAndReturn({
    where: { project_id: ctx.project.id, token, status, held_until },
    data: { snoozed_until: null, ...change, updated_at: ctx.now() },
  });
  if (!after) throw new Conflict('Somebody else changed this alert at the same moment; read it again.');
  return after;
}

/** Leaves everything but the hold as it is. Throws `Conflict` (409). */
export const endHold = (tx: Transaction, ctx: Context, before: Alert): Promise<Alert> =>
  moveAlert(tx, ctx, before, {
    held: Prisma.DbNull,
    held_until: null,
    snoozed_until: before.snoozed_until,
  });

export interface DueHold {
  project_id: number;
  token: string;
  held_until: Date;
}

/** Of every project. */
export async function findDueHolds(max: number): Promise<DueHold[]> {
  const { rows } = await db().readers.query<DueHold>('select * from find_due_holds($1)', [max]);
  return rows;
}

const sqlOf = ({ sql, values }: Condition) => new Prisma.Sql(sql.split('?'), values);

/** The most urgent Open alert that fits and that nobody has, locked: one that another request has locked is passed over. */
export async function lockNextAlert(
  tx: Transaction,
  ctx: Context,
  { equals, conditions = [] }: ListFilters,
): Promise<string | null> {
  const given = Object.entries(equals).filter(([, value]) => value !== undefined);
  const filters = [
    ...given.map(([column, value]) => Prisma.sql`${Prisma.raw(column)} = ${value}`),
    ...conditions.map((condition) => Prisma.sql`(${sqlOf(condition)})`),
  ];
  const [next] = await tx.$queryRaw<{ token: string }[]>`
    select token from alerts
    where project_id = ${ctx.project.id} and status = 'Open' and assigned_to is null and held_until is null
      and ${filters.length > 0 ? Prisma.join(filters, ' and ') : Prisma.sql`true`}
    order by priority_score desc, sla_deadline, token limit 1 for update skip locked`;
  return next?.token ?? null;
}

export type NewAlertRow = Omit<Prisma.AlertCreateManyInput, 'project_id'>;

/** Leaves out, and does not return, an alert that its check has raised before for the same cause. */
export async function insertAlerts(
  tx: Transaction,
  ctx: Context,
  alerts: readonly NewAlertRow[],
): Promise<Alert[]> {
  const rows = alerts.map((alert) => ({ ...alert, project_id: ctx.project.id }));
  const opened = await insertMissingRows<Alert>(tx, 'alerts', rows);
  // Tokens sort by time, so this is the order given, whichever columns the rows have.
  return opened.sort((a, b) => (a.token < b.token ? -1 : 1));
}
