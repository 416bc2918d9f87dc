import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { presentDefault, presentPolicyDraft, presentPolicyVersion } from '../present';
import { type PolicyInForce, PolicyKind } from '../schema';
import { findNewestVersions, listDrafts } from '../store';

/** The version of each kind that is in force, and its draft (API §5.11). */
export async function listPolicies(
  ctx: Context,
  { limit, sort, after }: PageRequest,
): Promise<Page<PolicyInForce>> {
  const [stored, drafts] = await read(ctx, async (tx) => [
    await findNewestVersions(tx, ctx, PolicyKind.options),
    await listDrafts(tx, ctx),
  ]);
  const own = new Map(stored.map((row) => [row.kind, row]));
  const drafted = new Map(drafts.map((row) => [row.kind, row]));
  const kinds = sort.descending ? PolicyKind.options.toReversed() : PolicyKind.options;
  const start = kinds.findIndex((kind) => kind === after?.token) + 1;
  const items = kinds.slice(start, start + limit).map((kind) => {
    const [row, draft] = [own.get(kind), drafted.get(kind)];
    const version = row ? presentPolicyVersion(row) : presentDefault(kind);
    return { ...version, draft: draft ? presentPolicyDraft(draft, version.version) : null };
  });
  const last = items.at(-1)?.kind;
  const hasMore = start + limit < kinds.length;
  return { items, total: kinds.length, next: hasMore && last ? { value: last, token: last } : null };
}
