import type { Check } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource, type RowPage, rowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { byteaText, insertRows } from '@/lib/platform/database/insert-rows';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CheckResult, CheckStatus, CheckTypeCode } from '@/lib/domain/words';
import type { CheckOutcome } from './passed';
import type { CheckCategory } from './schema';

export function findCheck(tx: Transaction, ctx: Context, token: string): Promise<Check | null> {
  return tx.check.findUnique({ where: { project_id_token: { project_id: ctx.project.id, token } } });
}

export async function requireCheck(tx: Transaction, ctx: Context, token: string): Promise<Check> {
  const found = await findCheck(tx, ctx, token);
  if (!found) throw new NotFound('check');
  return found;
}

const list: ListSource = { table: 'checks', fewRowsBy: ['case_token', 'entity_token'] };

export const listCheckRows = (ctx: Context, filters: ListFilters, page: PageRequest): Promise<Page<Check>> =>
  listPage(ctx, list, filters, page);

export function findChecksOfFlow(tx: Transaction, ctx: Context, flowToken: string): Promise<Check[]> {
  return tx.check.findMany({
    where: { project_id: ctx.project.id, flow_token: flowToken },
    orderBy: { token: 'asc' },
  });
}

export function findChecksOfFlows(
  tx: Transaction,
  ctx: Context,
  flowTokens: readonly string[],
): Promise<Check[]> {
  return tx.check.findMany({
    where: { project_id: ctx.project.id, flow_token: { in: [...flowTokens] } },
    orderBy: { token: 'asc' },
  });
}

export async function findTokensOfEntity(ctx: Context, entityToken: string): Promise<string[]> {
  const rows = await rowsOf<{ token: string }>(ctx, {
    name: 'checks-of-entity',
    text: 'select token from checks where project_id = $1 and entity_token = $2',
    values: [ctx.project.id, entityToken],
  });
  return rows.map(({ token }) => token);
}

export async function findTokensOfCase(ctx: Context, caseToken: string): Promise<string[]> {
  const rows = await rowsOf<{ token: string }>(ctx, {
    name: 'checks-of-case',
    text: 'select token from checks where project_id = $1 and case_token = $2',
    values: [ctx.project.id, caseToken],
  });
  return rows.map(({ token }) => token);
}

export const findEntitiesOf = (
  ctx: Context,
  tokens: readonly string[],
): Promise<Pick<Check, 'token' | 'entity_token'>[]> =>
  rowsOf<Pick<Check, 'token' | 'entity_token'>>(ctx, {
    name: 'entities-of-checks',
    text: 'select token, entity_token from checks where project_id = $1 and token = any($2)',
    values: [ctx.project.id, tokens],
  });

/** When the first planned retry of the flow is due. */
export async function findNextRetry(ctx: Context, flowToken: string): Promise<Date | null> {
  const planned: CheckStatus = 'Retry Scheduled';
  const [row] = await rowsOf<{ at: Date | null }>(ctx, {
    name: 'next-retry',
    text: 'select min(retry_at) as at from checks where project_id = $1 and flow_token = $2 and status = $3',
    values: [ctx.project.id, flowToken, planned],
  });
  return row?.at ?? null;
}

/** Oldest first. */
export function findChecksOfOtherFlows(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  entityTokens: readonly string[],
): Promise<Check[]> {
  return tx.check.findMany({
    where: {
      project_id: ctx.project.id,
      flow_token: { not: flowToken },
      entity_token: { in: [...entityTokens] },
    },
    orderBy: { token: 'asc' },
  });
}

export async function findFlowTokens(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<string[]> {
  const found = await tx.check.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    distinct: ['flow_token'],
    select: { flow_token: true },
    orderBy: { flow_token: 'asc' },
  });
  return found.flatMap(({ flow_token }) => flow_token ?? []);
}

export function findChecksOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<Check[]> {
  return tx.check.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    orderBy: { token: 'asc' },
  });
}

export async function findTypesOfEntity(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
  category: CheckCategory,
): Promise<string[]> {
  const found = await tx.check.findMany({
    where: { project_id: ctx.project.id, entity_token: entityToken, category },
    distinct: ['type_code'],
    select: { type_code: true },
  });
  return found.map(({ type_code }) => type_code);
}

export async function updateCaseOfFlow(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  link: { case_token: string; entity_token: string | null },
): Promise<void> {
  await tx.check.updateMany({ where: { project_id: ctx.project.id, flow_token: flowToken }, data: link });
}

export async function insertChecks(tx: Transaction, checks: readonly Check[]): Promise<void> {
  const rows = checks.map((check) => ({ ...check, subject_key: byteaText(check.subject_key) }));
  await insertRows(tx, 'checks', rows);
}

/**
 * Compare-and-set on the status that each check was read with, in one statement. Returns the written checks.
 */
export function updateChecks(
  tx: Transaction,
  ctx: Context,
  changes: ReadonlyArray<{ before: Check; after: Check }>,
): Promise<Check[]> {
  const rows = changes.map(({ before, after: { subject_key: _, ...after } }) => ({
    ...after,
    status_before: before.status,
  }));
  return tx.$queryRaw<Check[]>`
    update checks c set
      status = n.status, result = n.result, provider = n.provider, result_data = n.result_data,
      alerts_generated = n.alerts_generated, waive_reason = n.waive_reason, retry_count = n.retry_count,
      retry_step = n.retry_step, retry_at = n.retry_at,
      valid_until = n.valid_until, executed_at = n.executed_at, completed_at = n.completed_at,
      updated_at = n.updated_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      token text, status_before text, status text, result text, provider text, result_data jsonb,
      alerts_generated int, waive_reason text, retry_count int, retry_step int,
      retry_at timestamptz, valid_until timestamptz,
      executed_at timestamptz, completed_at timestamptz, updated_at timestamptz)
    where c.project_id = ${ctx.project.id} and c.token = n.token and c.status = n.status_before
    returning c.*`;
}

export function countOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  statuses: readonly CheckStatus[],
): Promise<number> {
  return tx.check.count({
    where: { project_id: ctx.project.id, case_token: caseToken, status: { in: [...statuses] } },
  });
}

/** Each once. */
export const findOutcomesOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<CheckOutcome[]> =>
  tx.check.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    distinct: ['status', 'result', 'waive_reason'],
    select: { status: true, result: true, waive_reason: true },
  });

/** The data of a check that policies use. */
export interface PastCheck {
  case_token: string;
  type_code: CheckTypeCode;
  status: CheckStatus;
  result: CheckResult | null;
  waive_reason: string | null;
  created_at: Date;
  /** When an earlier check of the same subject and type last passed. */
  passed_before: Date | null;
}

export function findPastChecks(
  tx: Transaction,
  ctx: Context,
  caseTokens: readonly string[],
  passed: { status: CheckStatus; result: CheckResult },
): Promise<PastCheck[]> {
  return tx.$queryRaw<PastCheck[]>`
    select c.case_token, c.type_code, c.status, c.result, c.waive_reason, c.created_at,
      (select max(p.completed_at) from checks p
       where p.project_id = c.project_id and p.subject_key = c.subject_key and p.type_code = c.type_code
         and p.status = ${passed.status} and p.result = ${passed.result} and p.completed_at < c.created_at)
        as passed_before
    from checks c
    where c.project_id = ${ctx.project.id} and c.case_token = any(${[...caseTokens]}::text[])`;
}

export const findCheckPageOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Check[]> =>
  tx.check.findMany({ where: { project_id: ctx.project.id, case_token: caseToken }, ...rowPage(ctx, page) });

export async function findFlowTokensOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<string[]> {
  const found = await tx.check.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    distinct: ['flow_token'],
    select: { flow_token: true },
  });
  return found.flatMap(({ flow_token }) => flow_token ?? []);
}
