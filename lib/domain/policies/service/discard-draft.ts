import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { policyDraftDiscarded } from '../events';
import type { PolicyKind } from '../schema';
import { lockDraft, markDraftDiscarded } from '../store';

/** Discards the draft of a kind (API §5.11). Throws `NotFound` (404) when the kind has no draft. */
export function discardPolicyDraft(ctx: Context, kind: PolicyKind): Promise<void> {
  return transaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, ctx, kind);
    if (!draft) throw new NotFound('policy draft');
    await markDraftDiscarded(tx, ctx, kind);
    const { token, revision, author } = draft;
    const details = { kind, revision, author };
    recordEvent(tx, ctx, policyDraftDiscarded, { token, details, data: { kind, revision } });
  });
}
