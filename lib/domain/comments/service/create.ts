import { requirePeople } from '@/lib/domain/access/service/require-people';
import { requireCase } from '@/lib/domain/cases/service/require';
import { notify } from '@/lib/domain/notifications/service/notify';
import { reviewerRequired } from '@/lib/domain/policies/four-eyes';
import type { Context, Scope } from '@/lib/platform/context';
import { inside, transaction } from '@/lib/platform/database/transaction';
import { caseCommented } from '../events';
import type { Comment, CreateComment } from '../schema';
import { writeComment } from './write';

const ofDecisions: Scope = 'risk:approve';

/** Reviewers and admins have the scope, as an API key has (API §2.3, §2.4). */
function refuseWithoutApproval({ scopes }: Context, { type }: CreateComment): void {
  if (type !== 'Decision' || scopes.has(ofDecisions)) return;
  throw reviewerRequired('type', `A Decision needs the role reviewer or the scope ${ofDecisions}.`);
}

/**
 * Comments on a case and notifies whom it mentions (API §4.6). Throws `NotFound` (404), `Forbidden` (403) for
 * a Decision by someone who may not decide, and `ValidationFailed` (400) for unknown people.
 */
export function createComment(ctx: Context, caseToken: string, input: CreateComment): Promise<Comment> {
  const { mentions, decision = null } = input;
  return transaction(ctx, async (tx) => {
    await requireCase(inside(tx, ctx), caseToken);
    refuseWithoutApproval(ctx, input);
    await requirePeople(tx, 'mentions', mentions);
    const comment = await writeComment(tx, ctx, caseToken, { ...input, decision });
    for (const user_token of mentions) await notify(tx, ctx, caseCommented, { token: caseToken, user_token });
    return comment;
  });
}
