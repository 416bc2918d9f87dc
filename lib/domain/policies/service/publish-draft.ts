import type { PolicyDraft } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { Conflict } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { changesBetween } from '../changes';
import { defaultSettings } from '../defaults';
import { policyPublished } from '../events';
import { secondPersonRequired } from '../four-eyes';
import { presentPolicyVersion } from '../present';
import type { PolicyKind, PolicyVersion, PublishPolicyDraft } from '../schema';
import { deleteDraft, findNewestVersions, insertVersion, lockDraft } from '../store';
import { NoPolicyDraft, parseSettings } from '../stored-settings';

function refuseAuthor({ actor }: Context, { author }: PolicyDraft): void {
  if (author !== actor.id) return;
  throw secondPersonRequired('author', 'Someone other than its last author must publish the draft.');
}

function refuseOtherRevision({ revision }: PolicyDraft, read: number | undefined): void {
  if (read === undefined || read === revision) return;
  throw new Conflict(`The draft is at revision ${revision} now; reload it.`);
}

/**
 * Publishes the draft, which applies to decisions from now on (API §5.11). Throws `Conflict` (409) without a
 * draft or if its revision has changed, and `Forbidden` (403) for its last author.
 */
export function publishPolicyDraft(
  ctx: Context,
  kind: PolicyKind,
  input: PublishPolicyDraft,
): Promise<PolicyVersion> {
  return transaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, ctx, kind);
    if (!draft) throw new NoPolicyDraft(kind);
    refuseOtherRevision(draft, input.revision);
    refuseAuthor(ctx, draft);
    const settings = parseSettings(kind, draft.settings);
    const [inForce] = await findNewestVersions(tx, ctx, [kind]);
    const version = (inForce?.version ?? 0) + 1;
    const { token, author, revision, updated_at: drafted_at } = draft;
    const published = { published_by: ctx.actor.id, published_at: ctx.now() };
    const row = { token, kind, version, settings, revision, author, drafted_at, ...published };
    const after = presentPolicyVersion(await insertVersion(tx, ctx, row));
    await deleteDraft(tx, ctx, kind);
    const before = (inForce?.settings ?? defaultSettings[kind]) as object; // every kind sets an object
    const details = { kind, version, revision, author, ...changesBetween(before, settings) };
    recordEvent(tx, ctx, policyPublished, { token, details, data: { kind, version } });
    return after;
  });
}
