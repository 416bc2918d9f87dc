import type { Entity } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { SearchedText } from '@/lib/domain/text-condition';
import { asJson } from '@/lib/domain/as-json';
import type { Context } from '@/lib/platform/context';
import { nullOfJson } from '@/lib/platform/database/db';
import { NotFound } from '@/lib/platform/errors/errors';
import { insertRows } from '@/lib/platform/database/insert-rows';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { EntityCounts, EntityRow, NamedEntityRow } from './present';
import type { Entity as PresentedEntity, VerificationStatus } from './schema';
import { searchedColumns } from './search';

export async function requireEntityRow(tx: Transaction, ctx: Context, token: string): Promise<Entity> {
  const found = await tx.entity.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token } },
  });
  if (!found) throw new NotFound('entity');
  return found;
}

/** Locks the row until the transaction ends. Throws `NotFound` (404). */
export async function lockEntityRow(tx: Transaction, ctx: Context, token: string): Promise<Entity> {
  await tx.$queryRaw`
    select from entities where project_id = ${ctx.project.id} and token = ${token} for no key update`;
  return requireEntityRow(tx, ctx, token);
}

/** Locks the rows in the order of tokens until the transaction ends. */
export async function lockEntityRows(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<void> {
  await tx.$queryRaw`
    select from entities where project_id = ${ctx.project.id} and token = any(${[...tokens]}::text[])
    order by token for no key update`;
}

type EntityFields = Partial<
  Omit<PresentedEntity, 'token' | 'checks_summary' | 'alerts_summary' | 'created_at' | 'updated_at'>
>;

export function updateEntityRow(
  tx: Transaction,
  ctx: Context,
  token: string,
  { date_of_birth, address, metadata, ...values }: EntityFields,
): Promise<Entity> {
  return tx.entity.update({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    data: {
      ...values,
      ...(date_of_birth !== undefined && { date_of_birth: date_of_birth && new Date(date_of_birth) }),
      ...(address !== undefined && { address: address ?? nullOfJson }),
      ...(metadata && { metadata: asJson(metadata) }),
      updated_at: ctx.now(),
    },
  });
}

export function findEntities(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<Entity[]> {
  return tx.entity.findMany({ where: { project_id: ctx.project.id, token: { in: [...tokens] } } });
}

export const findNamedEntities = (ctx: Context, tokens: readonly string[]): Promise<NamedEntityRow[]> =>
  rowsOf<NamedEntityRow>(ctx, {
    name: 'named-entities',
    text: `select token, type, full_name, company_name, country, verification_status
      from entities where project_id = $1 and token = any($2)`,
    values: [ctx.project.id, tokens],
  });

const list: ListSource = {
  table: 'entities',
  keptColumns: ['type', 'role', 'country', 'verification_status'],
};

export const searchedText: SearchedText = { table: list.table, columns: searchedColumns };

export const listEntityRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<EntityRow>> => listPage(ctx, list, filters, page);

const maxSimilar = 200;

/**
 * Entities whose names have this share of the text's trigrams, most similar first, and those with one of the
 * other spellings.
 */
export const findSimilarNames = (
  ctx: Context,
  text: string,
  { spellings, threshold }: { spellings: readonly string[]; threshold: number },
): Promise<{ token: string; name: string }[]> =>
  rowsOf(ctx, {
    name: 'similar-names',
    text: 'select token, name from find_similar_names($1, $2, $3, $4, $5)',
    values: [ctx.project.id, text.trim(), spellings.map((each) => `%${each}%`), threshold, maxSimilar],
  });

export async function insertEntities(tx: Transaction, rows: readonly Entity[]): Promise<void> {
  await insertRows(tx, 'entities', rows);
}

/** By token. */
export async function findVerificationStatuses(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.entity.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    select: { token: true, verification_status: true },
    take: tokens.length,
  });
  return new Map(rows.map((row) => [row.token, row.verification_status]));
}

/** Returns the entities whose status changed. */
export function updateVerificationStatus(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
  status: VerificationStatus,
): Promise<Entity[]> {
  return tx.entity.updateManyAndReturn({
    where: { project_id: ctx.project.id, token: { in: [...tokens] }, verification_status: { not: status } },
    data: { verification_status: status, updated_at: ctx.now() },
  });
}

interface WorkCount {
  entity_token: string;
  kind: 'check' | 'alert';
  status: string;
  count: number;
}

/** Reads the view `entity_work`, because checks and alerts are folders above this one (docs/adr/0024). */
const workOf = ({ project }: Context, tokens: readonly string[]) => ({
  name: 'entity-work',
  text: `select entity_token, kind, status, count::int from entity_work
    where project_id = $1 and entity_token = any($2)`,
  values: [project.id, [...tokens]],
});

function countsIn(rows: readonly WorkCount[], token: string): EntityCounts {
  const counted = (kind: WorkCount['kind']) =>
    rows.filter((row) => row.kind === kind && row.entity_token === token);
  return { checks: counted('check'), alerts: counted('alert') };
}

export async function countWork(
  ctx: Context,
  tokens: readonly string[],
): Promise<(token: string) => EntityCounts> {
  const rows = await rowsOf<WorkCount>(ctx, workOf(ctx, tokens));
  return (token) => countsIn(rows, token);
}

/** As the transaction leaves it. */
export async function countWorkWithin(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<(token: string) => EntityCounts> {
  const { text, values } = workOf(ctx, tokens);
  const rows = await tx.$queryRawUnsafe<WorkCount[]>(text, ...values);
  return (token) => countsIn(rows, token);
}
