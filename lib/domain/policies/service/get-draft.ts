import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { read } from '@/lib/platform/database/transaction';
import { presentPolicyDraft } from '../present';
import type { PolicyDraft, PolicyKind } from '../schema';
import { findDraft, findNewestVersions } from '../store';

/** API §5.11. Throws `NotFound` (404) when the kind has no draft. */
export function getPolicyDraft(ctx: Context, kind: PolicyKind): Promise<PolicyDraft> {
  return read(ctx, async (tx) => {
    const draft = await findDraft(tx, ctx, kind);
    if (!draft) throw new NotFound('policy draft');
    const [inForce] = await findNewestVersions(tx, ctx, [kind]);
    return presentPolicyDraft(draft, inForce?.version ?? 0);
  });
}
