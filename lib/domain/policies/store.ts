import type { PolicyDraft, PolicyVersion, Prisma } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { listPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import type { Transaction } from '@/lib/platform/database/transaction';
import { PolicyKind } from './schema';
import type { StoredSettings } from './stored-settings';
import type { PublishedVersion } from './versions-at';

/** The last published version of each kind; none for kinds that use the default. */
export function findNewestVersions(
  tx: Transaction,
  ctx: Context,
  kinds: readonly PolicyKind[],
): Promise<PolicyVersion[]> {
  return tx.$queryRaw<PolicyVersion[]>`
    select distinct on (kind) * from policy_versions
    where project_id = ${ctx.project.id} and kind = any(${[...kinds]}::text[])
    order by kind, version desc`;
}

/** Every version without its settings, oldest first. */
export const listPublished = (tx: Transaction, ctx: Context): Promise<PublishedVersion[]> =>
  tx.policyVersion.findMany({
    select: { kind: true, token: true, version: true, published_at: true },
    where: { project_id: ctx.project.id },
    orderBy: { version: 'asc' },
  });

/** Without a token, Probity's default, from which every kind starts as version 0. */
export type VersionRow = PolicyVersion | { token: null };

const versions = `(
  select project_id, kind, version, token, settings, revision, author, drafted_at, published_by, published_at from policy_versions
  union all
  select current_project(), kind, 0, null, null, null, null, null, null, null
  from unnest(array['${PolicyKind.options.join("', '")}']) kind
) versions`;

export const listVersionRows = (
  ctx: Context,
  kind: PolicyKind,
  page: PageRequest,
): Promise<Page<VersionRow>> =>
  listPage(ctx, { table: versions, tieBreaker: 'kind' }, { equals: { kind } }, page);

/** As `findNewestVersions`, only the stored settings. */
export const newestSettings = (
  ctx: Context,
  kinds: readonly PolicyKind[],
): Subquery<StoredSettings[] | null, StoredSettings[]> => ({
  sql: `select jsonb_agg(newest) from (
      select distinct on (kind) token, kind, version, settings from policy_versions
      where project_id = ? and kind = any(?::text[]) order by kind, version desc) newest`,
  values: [ctx.project.id, [...kinds]],
  read: (stored) => stored ?? [],
});

export function findVersion(tx: Transaction, ctx: Context, token: string): Promise<PolicyVersion | null> {
  return tx.policyVersion.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token } },
  });
}

export async function insertVersion(
  tx: Transaction,
  ctx: Context,
  version: Omit<Prisma.PolicyVersionUncheckedCreateInput, 'project_id'>,
): Promise<PolicyVersion> {
  return tx.policyVersion.create({ data: { ...version, project_id: ctx.project.id } });
}

const idOf = (ctx: Context, kind: PolicyKind) => ({ project_id_kind: { project_id: ctx.project.id, kind } });

export function listDrafts(tx: Transaction, ctx: Context): Promise<PolicyDraft[]> {
  return tx.policyDraft.findMany({ where: { project_id: ctx.project.id, discarded_at: null } });
}

export function findDraft(tx: Transaction, ctx: Context, kind: PolicyKind): Promise<PolicyDraft | null> {
  return tx.policyDraft.findUnique({ where: { ...idOf(ctx, kind), discarded_at: null } });
}

/** Locks the draft until the transaction ends, so that it is published exactly as read, and only once. */
export async function lockDraft(
  tx: Transaction,
  ctx: Context,
  kind: PolicyKind,
): Promise<PolicyDraft | null> {
  const [draft] = await tx.$queryRaw<PolicyDraft[]>`
    select * from policy_drafts where project_id = ${ctx.project.id} and kind = ${kind} and discarded_at is null
    for update`;
  return draft ?? null;
}

/** A discarded draft's row becomes a new draft, which counts its revisions on. */
export async function upsertDraft(
  tx: Transaction,
  ctx: Context,
  kind: PolicyKind,
  { token, settings, author }: { token: string; settings: object; author: string },
): Promise<PolicyDraft> {
  const now = ctx.now();
  const [draft] = await tx.$queryRaw<PolicyDraft[]>`
    insert into policy_drafts as draft (project_id, token, kind, settings, revision, author, created_at, updated_at)
    values (${ctx.project.id}, ${token}, ${kind}, ${JSON.stringify(settings)}::jsonb, 1, ${author}, ${now}, ${now})
    on conflict (project_id, kind) do update set
      token = case when draft.discarded_at is null then draft.token else excluded.token end,
      created_at = case when draft.discarded_at is null then draft.created_at else excluded.created_at end,
      settings = excluded.settings,
      revision = draft.revision + 1,
      author = excluded.author,
      updated_at = excluded.updated_at,
      discarded_at = null
    returning *`;
  if (!draft) throw new Error('An upsert returns its row.');
  return draft;
}

export function updateRevision(
  tx: Transaction,
  ctx: Context,
  kind: PolicyKind,
  revision: number,
): Promise<PolicyDraft> {
  return tx.policyDraft.update({ where: idOf(ctx, kind), data: { revision } });
}

/** Keeps the row, because the next draft counts on from its revision. */
export async function markDraftDiscarded(tx: Transaction, ctx: Context, kind: PolicyKind): Promise<void> {
  await tx.policyDraft.update({ where: idOf(ctx, kind), data: { discarded_at: ctx.now() } });
}

export async function deleteDraft(tx: Transaction, ctx: Context, kind: PolicyKind): Promise<void> {
  await tx.policyDraft.delete({ where: idOf(ctx, kind) });
}
