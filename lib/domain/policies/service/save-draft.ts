import type { PolicyDraft as DraftRow, PolicyVersion } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { changesBetween } from '../changes';
import { defaultSettings } from '../defaults';
import { policyDrafted } from '../events';
import { presentPolicyDraft } from '../present';
import type { PolicyDraft, PolicyKind, SavePolicyDraft } from '../schema';
import { findNewestVersions, updateRevision, upsertDraft } from '../store';
import { parseSettings } from '../stored-settings';

/** The published version keeps the token of its draft, so that one search of the audit log finds both. */
const draftToken = (kind: PolicyKind) => newToken(kind === 'risk_model' ? 'rmd' : 'pol');

/**
 * Counts on from the published version: otherwise a repeated request to publish its revision would publish this draft,
 * which the person has not read.
 */
async function countedOn(
  tx: Transaction,
  ctx: Context,
  kind: PolicyKind,
  { draft, inForce }: { draft: DraftRow; inForce: PolicyVersion | undefined },
): Promise<DraftRow> {
  const published = inForce?.revision ?? 0;
  return draft.revision > published ? draft : updateRevision(tx, ctx, kind, published + 1);
}

/** Saves the complete settings of a kind as its draft (API §5.11). Throws `ValidationFailed` (400). */
export function savePolicyDraft(
  ctx: Context,
  kind: PolicyKind,
  input: SavePolicyDraft,
): Promise<PolicyDraft> {
  const settings = parseSettings(kind, input.settings);
  return transaction(ctx, async (tx) => {
    const values = { token: draftToken(kind), settings, author: ctx.actor.id };
    const saved = await upsertDraft(tx, ctx, kind, values);
    // Read afterwards: nobody can publish the kind while this transaction holds its draft.
    const [inForce] = await findNewestVersions(tx, ctx, [kind]);
    const draft = await countedOn(tx, ctx, kind, { draft: saved, inForce });
    const { token, revision } = draft;
    const before = (inForce?.settings ?? defaultSettings[kind]) as object; // every kind sets an object
    const details = { kind, revision, ...changesBetween(before, settings) };
    recordEvent(tx, ctx, policyDrafted, { token, details, data: { kind, revision } });
    return presentPolicyDraft(draft, inForce?.version ?? 0);
  });
}
