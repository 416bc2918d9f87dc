import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/transaction';
import { changesBetween } from '../changes';
import { defaultSettings } from '../defaults';
import { policyDrafted } from '../events';
import { presentPolicyDraft } from '../present';
import type { PolicyDraft, PolicyKind, SavePolicyDraft } from '../schema';
import { findNewestVersions, upsertDraft } from '../store';
import { parseSettings } from '../stored-settings';

/** The published version keeps the token of its draft, so that one search of the audit log finds both. */
const draftToken = (kind: PolicyKind) => newToken(kind === 'risk_model' ? 'rmd' : 'pol');

/** Saves the complete settings of a kind as its draft (API §5.11). Throws `ValidationFailed` (400). */
export function savePolicyDraft(
  ctx: Context,
  kind: PolicyKind,
  input: SavePolicyDraft,
): Promise<PolicyDraft> {
  const settings = parseSettings(kind, input.settings);
  return transaction(ctx, async (tx) => {
    const [inForce] = await findNewestVersions(tx, ctx, [kind]);
    const values = { token: draftToken(kind), settings, author: ctx.actor.id };
    const draft = await upsertDraft(tx, ctx, kind, values);
    const { token, revision } = draft;
    const before = (inForce?.settings ?? defaultSettings[kind]) as object; // every kind sets an object
    const details = { kind, revision, ...changesBetween(before, settings) };
    recordEvent(tx, ctx, policyDrafted, { token, details, data: { kind, revision } });
    return presentPolicyDraft(draft, inForce?.version ?? 0);
  });
}
