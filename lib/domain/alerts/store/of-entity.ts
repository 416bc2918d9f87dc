import type { Alert, Prisma } from '@/generated/prisma/client';
import type { Case } from '@/lib/domain/cases/schema';
import type { AlertCategory, AlertStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { sqlFragment } from '@/lib/platform/database/db';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

const unresolved = { not: 'Resolved' satisfies AlertStatus };

/** Not those of a Closed case, in which nobody looks for work. */
const inNoClosedCase = {
  OR: [{ case_token: null }, { case: { status: { not: 'Closed' satisfies Case['status'] } } }],
};

/** In the given case, or otherwise in any that is not closed, or in none. Oldest first. */
export function findUnresolvedOfEntity(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
  caseToken: string | null,
): Promise<Alert[]> {
  return tx.alert.findMany({
    where: {
      project_id: ctx.project.id,
      entity_token: entityToken,
      status: unresolved,
      ...(caseToken ? { case_token: caseToken } : inNoClosedCase),
    },
    orderBy: { token: 'asc' },
  });
}

/** Resolved alerts in the category, in any case. Newest decision first. */
export const findResolvedOfEntity = (
  tx: Transaction,
  ctx: Context,
  entityToken: string,
  category: AlertCategory,
): Promise<Alert[]> =>
  tx.alert.findMany({
    where: {
      project_id: ctx.project.id,
      entity_token: entityToken,
      status: 'Resolved' satisfies AlertStatus,
      category,
    },
    orderBy: [{ resolved_at: 'desc' }, { token: 'desc' }],
  });

export const findMatchesOfEntities = (tx: Transaction, ctx: Context, entityTokens: readonly string[]) =>
  tx.alert.findMany({
    where: { project_id: ctx.project.id, entity_token: { in: [...entityTokens] } },
    select: { entity_token: true, match: true, further_matches: true },
  });

export async function findTokensOfEntity(ctx: Context, entityToken: string): Promise<string[]> {
  const rows = await rowsOf<{ token: string }>(ctx, {
    name: 'alerts-of-entity',
    text: 'select token from alerts where project_id = $1 and entity_token = $2',
    values: [ctx.project.id, entityToken],
  });
  return rows.map(({ token }) => token);
}

export type AlertSubject = Pick<Alert, 'token' | 'subject_name' | 'category' | 'check_type_code'>;

/** Whom or what the alerts are about. */
export const findSubjects = (ctx: Context, tokens: readonly string[]): Promise<AlertSubject[]> =>
  rowsOf<AlertSubject>(ctx, {
    name: 'alert-subjects',
    text: `select token, subject_name, category, check_type_code
      from alerts where project_id = $1 and token = any($2)`,
    values: [ctx.project.id, tokens],
  });

interface NamedEntries {
  list: string;
  list_entry_ids: readonly string[];
}

const isNamedOn = ({ list, list_entry_ids }: NamedEntries) => sqlFragment`
  a.status <> 'Resolved' and a.match is not null and exists (
    select from jsonb_array_elements(a.evidence -> 'lists') named
    where named ->> 'name' = ${list} and named ->> 'list_entry_id' = any(${[...list_entry_ids]})
      and not named ? 'delisted_by')`;

/** Unresolved alerts whose evidence names one of the entries without noting that it was delisted. */
export async function findNamingAlerts(
  tx: Transaction,
  ctx: Context,
  entries: NamedEntries,
  max: number,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ token: string }[]>`
    select a.token from alerts a where a.project_id = ${ctx.project.id} and ${isNamedOn(entries)}
    order by a.token limit ${max}`;
  return rows.map(({ token }) => token);
}

/** Locks an alert of `findNamingAlerts`. Null if it no longer names one of the entries. */
export async function lockNamingAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
  entries: NamedEntries,
): Promise<Pick<Alert, 'evidence'> | null> {
  const [row] = await tx.$queryRaw<Pick<Alert, 'evidence'>[]>`
    select a.evidence from alerts a
    where a.project_id = ${ctx.project.id} and a.token = ${token} and ${isNamedOn(entries)} for no key update`;
  return row ?? null;
}

/** Locks the alert, and reads its current evidence. */
export async function lockEvidence(tx: Transaction, ctx: Context, token: string): Promise<Alert['evidence']> {
  const [row] = await tx.$queryRaw<Pick<Alert, 'evidence'>[]>`
    select evidence from alerts where project_id = ${ctx.project.id} and token = ${token} for no key update`;
  return row?.evidence ?? null;
}

/** Changes neither the alert's status and deadline nor the work on it. */
export function refreshAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Prisma.AlertUncheckedUpdateInput,
): Promise<Alert> {
  return tx.alert.update({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    data: { ...change, updated_at: ctx.now() },
  });
}

/** Deletes alerts that belong to no case. Returns their tokens. */
export async function deleteWithoutCase(
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ token: string }[]>`
    delete from alerts
    where project_id = ${ctx.project.id} and entity_token = any(${[...entityTokens]}::text[]) and case_token is null
    returning token`;
  return rows.map(({ token }) => token);
}
