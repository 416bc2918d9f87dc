import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentDefault, presentPolicyVersion } from '../present';
import type { PolicyKind, PolicyVersion } from '../schema';
import { listVersionRows } from '../store';

/** All versions of a kind. The last one is Probity's default (API §5.11). */
export async function listPolicyVersions(
  ctx: Context,
  kind: PolicyKind,
  page: PageRequest,
): Promise<Page<PolicyVersion>> {
  return presentPage(await listVersionRows(ctx, kind, page), (row) =>
    row.token === null ? presentDefault(kind) : presentPolicyVersion(row),
  );
}
