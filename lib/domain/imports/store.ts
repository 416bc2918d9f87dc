import type { EntityImport } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage } from '@/lib/domain/list-page';
import type { Requester } from '@/lib/domain/requester';
import { batchesOf } from '@/lib/platform/database/batches';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { insertRows } from '@/lib/platform/database/insert-rows';
import { readByToken } from '@/lib/platform/database/one-row';
import { lockName } from '@/lib/platform/database/lock-name';
import type { Transaction } from '@/lib/platform/database/transaction';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { EntityImportLineRow, EntityImportRow } from './present';
import type { ImportLineResult, LineError } from './schema';

/** Rows of a new import. A line that cannot be parsed has already failed. */
export type NewLine = { line: number } & (
  | { result: 'Pending'; given: object }
  | { result: 'Failed'; error: LineError }
);

/** Serialises the creation of a project's imports until the transaction ends, which keeps the limit exact. */
export async function lockImports(tx: Transaction, ctx: Context): Promise<void> {
  await lockName(tx, `imports of project ${ctx.project.id}`);
}

export const countOpenImports = (tx: Transaction, ctx: Context): Promise<number> =>
  tx.entityImport.count({ where: { project_id: ctx.project.id, completed_at: null } });

const linesPerStatement = 1_000;

interface NewImport {
  token: string;
  sender: Requester;
  lines: readonly NewLine[];
}

export async function insertImport(
  tx: Transaction,
  ctx: Context,
  { token, sender, lines }: NewImport,
): Promise<EntityImport> {
  const project_id = ctx.project.id;
  const failed_count = lines.filter(({ result }) => result === 'Failed').length;
  const dates = { created_at: ctx.now(), progressed_at: ctx.now() };
  const row = { project_id, token, total_count: lines.length, failed_count, sender, ...dates };
  const [inserted] = await insertRows<EntityImport>(tx, 'entity_imports', [row]);
  if (!inserted) throw new Error('the import was not inserted');
  for (const batch of batchesOf(lines, linesPerStatement))
    await tx.$executeRaw`
      insert into entity_import_lines (project_id, import_token, line, result, given, error)
      select ${project_id}, ${token}, line, result, given, error
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as given_lines (line int, result text, given jsonb, error jsonb)`;
  return inserted;
}

/** Throws `NotFound` (404), also for an import of another project. */
export async function requireImport(ctx: Context, token: string): Promise<EntityImportRow> {
  const found = await readByToken<EntityImportRow>(ctx, 'entity_imports', token);
  if (!found) throw new NotFound('import');
  return found;
}

export const listImportRows = (ctx: Context, page: PageRequest): Promise<Page<EntityImportRow>> =>
  listPage(ctx, { table: 'entity_imports', keptColumns: [] }, { equals: {} }, page);

const lineList = {
  table: 'entity_import_lines',
  columns: 'line, result, entity_token, error',
  tieBreaker: 'line',
};

export const listLineRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<EntityImportLineRow>> => listPage(ctx, lineList, filters, page);

/**
 * The oldest import that is not done, locked until the transaction ends. Null while another worker holds it,
 * which then processes all imports of the project.
 */
export async function claimImport(tx: Transaction, ctx: Context): Promise<EntityImport | null> {
  const [claimed] = await tx.$queryRaw<EntityImport[]>`
    select * from entity_imports where project_id = ${ctx.project.id} and completed_at is null and token = (
      select token from entity_imports where project_id = ${ctx.project.id} and completed_at is null
      order by created_at, token limit 1)
    for no key update skip locked`;
  return claimed ?? null;
}

export interface PendingLine {
  line: number;
  given: object;
}

export const findPendingLines = (
  tx: Transaction,
  ctx: Context,
  token: string,
  limit: number,
): Promise<PendingLine[]> =>
  tx.$queryRaw`
    select line, given from entity_import_lines
    where project_id = ${ctx.project.id} and import_token = ${token} and result = 'Pending'
    order by line limit ${limit}`;

export interface LineResult {
  line: number;
  result: Exclude<ImportLineResult, 'Pending'>;
  entity_token: string | null;
  error: LineError | null;
}

/** Deletes the customer data of the line. */
export async function settleLines(
  tx: Transaction,
  ctx: Context,
  token: string,
  results: readonly LineResult[],
): Promise<void> {
  await tx.$executeRaw`
    update entity_import_lines l
    set result = r.result, entity_token = r.entity_token, error = r.error, given = null
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r (line int, result text, entity_token text, error jsonb)
    where l.project_id = ${ctx.project.id} and l.import_token = ${token} and l.line = r.line`;
}

export async function noteProgress(
  tx: Transaction,
  ctx: Context,
  token: string,
  results: readonly LineResult[],
): Promise<EntityImport> {
  const failed = results.filter(({ result }) => result === 'Failed').length;
  const [after] = await tx.$queryRaw<EntityImport[]>`
    update entity_imports set created_count = created_count + ${results.length - failed},
      failed_count = failed_count + ${failed}, progressed_at = ${ctx.now()}
    where project_id = ${ctx.project.id} and token = ${token} returning *`;
  if (!after) throw new Error('the import is locked by this transaction');
  return after;
}

/** Deletes the sender: the audit log has it. */
export const completeImport = (tx: Transaction, ctx: Context, token: string): Promise<number> =>
  tx.$executeRaw`update entity_imports set completed_at = ${ctx.now()}, sender = null
    where project_id = ${ctx.project.id} and token = ${token}`;

/** Projects whose imports have made no progress for a minute. */
export function findStalledImports(max: number): Promise<{ project_id: number }[]> {
  return rowsOfAnyProject<{ project_id: number }>({
    text: 'select project_id from find_stalled_imports($1)',
    values: [max],
  });
}
