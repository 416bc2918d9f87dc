import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { presentDefault, presentPolicyVersion } from '../present';
import { PolicyKind, type PolicyVersion } from '../schema';
import { findNewestVersions } from '../store';

/** The version of each kind that is in force (API §5.11). */
export async function listPolicies(
  ctx: Context,
  { limit, sort, after }: PageRequest,
): Promise<Page<PolicyVersion>> {
  const stored = await read(ctx, (tx) => findNewestVersions(tx, ctx, PolicyKind.options));
  const own = new Map(stored.map((row) => [row.kind, row]));
  const kinds = sort.descending ? PolicyKind.options.toReversed() : PolicyKind.options;
  const start = kinds.findIndex((kind) => kind === after?.token) + 1;
  const items = kinds.slice(start, start + limit).map((kind) => {
    const row = own.get(kind);
    return row ? presentPolicyVersion(row) : presentDefault(kind);
  });
  const last = items.at(-1)?.kind;
  const hasMore = start + limit < kinds.length;
  return { items, total: kinds.length, next: hasMore && last ? { value: last, token: last } : null };
}
