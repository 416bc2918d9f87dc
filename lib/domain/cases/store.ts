import type { Case, CaseEntity, Prisma } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import type { EntityRow } from '@/lib/domain/entities/present';
import { searchedColumns } from '@/lib/domain/entities/search';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { TotalsSource } from '@/lib/domain/policies/sla-tallies';
import type { SearchedText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { insertMissingRows, insertRows } from '@/lib/platform/database/insert-rows';
import type { Condition } from '@/lib/platform/database/conditions';
import { readByToken } from '@/lib/platform/database/one-row';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CaseShareRow } from './present';

/** Throws `NotFound` (404). */
export async function requireCaseRow(ctx: Context, token: string): Promise<Case> {
  const found = await readByToken<Case>(ctx, 'cases', token);
  if (!found) throw new NotFound('case');
  return found;
}

export async function lockCaseRow(tx: Transaction, ctx: Context, token: string): Promise<Case> {
  const [locked] = await tx.$queryRaw<Case[]>`
    select * from cases where project_id = ${ctx.project.id} and token = ${token} for no key update`;
  if (!locked) throw new NotFound('case');
  return locked;
}

/** Locks the rows in the order of tokens. */
export async function lockCaseRows(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    select from cases where project_id = ${ctx.project.id} and token = any(${[...tokens]}::text[])
    order by token for no key update`;
}

const list: ListSource = {
  table: 'cases',
  keptColumns: ['status', 'type', 'entity_category', 'risk_tier', 'assigned_to'],
  worded: ['status', 'type', 'entity_category', 'risk_tier'],
};

/** Newest first, starting after `after`. */
export function findNewestCases(
  tx: Transaction,
  ctx: Context,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Case[]> {
  return tx.case.findMany({
    where: { project_id: ctx.project.id },
    orderBy: [{ created_at: 'desc' }, { token: 'desc' }],
    take: limit,
    ...(after && { skip: 1, cursor: { project_id_token: { project_id: ctx.project.id, token: after } } }),
  });
}

export const listCaseRows = (ctx: Context, filters: ListFilters, page: PageRequest): Promise<Page<Case>> =>
  listPage(ctx, list, filters, page);

/** A subquery per row: with `exists`, PostgreSQL would search all cases. */
const hasNamedMember = (pattern: string): Condition => ({
  sql: `(select true from case_members m where m.project_id = r.project_id and m.case_token = r.token
    and (${searchedColumns.map((column) => `m.${column} ilike ?`).join(' or ')}) limit 1)`,
  values: searchedColumns.map(() => pattern),
});

export const searchedText: SearchedText = {
  table: list.table,
  columns: ['name', 'external_reference'],
  others: hasNamedMember,
};

/** An entity has few cases, and the index of its members finds them: `case_entities_project_id_entity_token_idx`. */
export const hasMember = (ctx: Context, entityToken: string): Condition => ({
  sql: 'token = any(array(select case_token from case_entities where project_id = ? and entity_token = ?))',
  values: [ctx.project.id, entityToken],
  isDecisive: true,
});

/** The condition of the partial indexes of open cases. */
export const isOpen: Condition = { sql: `status <> 'Closed'`, values: [] };

/** Uses the view `waiting_overrides`, because the risk of a case belongs to a folder above this one (docs/adr/0091). */
export const hasWaitingOverride = (ctx: Context): Condition => ({
  sql: `token = any(array(select case_token from waiting_overrides where project_id = ?)) and ${isOpen.sql}`,
  values: [ctx.project.id],
  isDecisive: true,
});

/** Tokens of the given cases that have one. */
export async function findWaitingOverrides(ctx: Context, tokens: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ case_token: string }>(ctx, {
    name: 'waiting-overrides',
    text: 'select case_token from waiting_overrides where project_id = $1 and case_token = any($2)',
    values: [ctx.project.id, tokens],
  });
  return new Set(rows.map(({ case_token }) => case_token));
}

/** Columns by which cases are counted. */
export type CaseColumn = 'status' | 'type' | 'entity_category' | 'risk_tier' | 'assigned_to';

export const caseTotals: TotalsSource = { table: list.table, resource: list.table };

/** A view of each case's entities, because an entity may have a different role in each case. */
const members: ListSource = { table: 'case_members', fewRowsBy: ['case_token'] };

export async function listMemberRows(
  ctx: Context,
  { equals: { role, ...equals }, ...filters }: ListFilters,
  page: PageRequest,
): Promise<Page<EntityRow>> {
  const inCase = { ...filters, equals: { ...equals, case_role: role } };
  const found = await listPage<EntityRow & { case_role: string }>(ctx, members, inCase, page);
  return { ...found, items: found.items.map(({ case_role, ...row }) => ({ ...row, role: case_role })) };
}

export async function findNewestOfEntity(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
  statuses: readonly string[],
): Promise<string | null> {
  const found = await tx.caseEntity.findFirst({
    where: {
      project_id: ctx.project.id,
      entity_token: entityToken,
      case: { status: { in: [...statuses] } },
    },
    orderBy: [{ created_at: 'desc' }, { case_token: 'desc' }],
    select: { case_token: true },
  });
  return found?.case_token ?? null;
}

export function findTiers(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<Pick<Case, 'token' | 'risk_tier'>[]> {
  return tx.case.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    select: { token: true, risk_tier: true },
  });
}

export const findCaseNames = (
  ctx: Context,
  tokens: readonly string[],
): Promise<Pick<Case, 'token' | 'name'>[]> =>
  rowsOf<Pick<Case, 'token' | 'name'>>(ctx, {
    name: 'case-names',
    text: 'select token, name from cases where project_id = $1 and token = any($2)',
    values: [ctx.project.id, tokens],
  });

export function findMembers(tx: Transaction, ctx: Context, caseToken: string): Promise<CaseShareRow[]> {
  return tx.$queryRaw<CaseShareRow[]>`
    select members.*, shares.ownership_percentage
    from case_members members
    join case_entities shares
      on shares.project_id = members.project_id and shares.case_token = members.case_token
      and shares.entity_token = members.token
    where members.project_id = ${ctx.project.id} and members.case_token = ${caseToken}
    order by members.token`;
}

/** Sorted. */
export async function findMemberTokens(ctx: Context, caseToken: string): Promise<string[]> {
  const rows = await rowsOf<{ entity_token: string }>(ctx, {
    name: 'members-of-case',
    text: `select entity_token from case_entities where project_id = $1 and case_token = $2
      order by entity_token`,
    values: [ctx.project.id, caseToken],
  });
  return rows.map(({ entity_token }) => entity_token);
}

/** Without the column that the database generates. */
export async function insertCase(tx: Transaction, { sla_stopped: _, ...row }: Case): Promise<void> {
  await insertRows(tx, 'cases', [row]);
}

export function updateCaseRow(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Prisma.CaseUncheckedUpdateInput,
): Promise<Case> {
  return tx.case.update({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    data: { ...change, updated_at: ctx.now() },
  });
}

export async function decrementOpenAlertCount(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.case.updateMany({
    where: { project_id: ctx.project.id, token, open_alerts_count: { gt: 0 } },
    data: { open_alerts_count: { decrement: 1 }, updated_at: ctx.now() },
  });
}

/** Returns the members that were added; existing ones are skipped. */
export const insertCaseEntities = (tx: Transaction, members: readonly CaseEntity[]): Promise<CaseEntity[]> =>
  insertMissingRows(tx, 'case_entities', members);
