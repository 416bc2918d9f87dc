import { requireAssignee } from '@/lib/domain/access/service/require-assignee';
import { asJson } from '@/lib/domain/as-json';
import { isChange } from '@/lib/platform/is-change';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { caseUpdated } from '../events';
import { presentCase } from '../present';
import type { Case, UpdateCase } from '../schema';
import { lockCaseRow, updateCaseRow } from '../store';
import { recordAssignment } from './record-assignment';

/**
 * Changes only the given fields (API §5.1). Throws `NotFound` (404), and `ValidationFailed` (400) for an assignee who
 * does not exist or may not act.
 */
export function updateCase(ctx: Context, token: string, input: UpdateCase): Promise<Case> {
  return transaction(ctx, async (tx) => {
    const before = await lockCaseRow(tx, ctx, token);
    const { assigned_to = before.assigned_to } = input;
    const metadata = input.metadata && asJson(input.metadata);
    const isAssignment = assigned_to !== before.assigned_to;
    const isNewMetadata = isChange(before, { metadata });
    if (!isAssignment && !isNewMetadata) return presentCase(before, ctx.now());
    if (isAssignment && assigned_to !== null) await requireAssignee(tx, 'assigned_to', assigned_to);
    const after = presentCase(await updateCaseRow(tx, ctx, token, { assigned_to, metadata }), ctx.now());
    if (isAssignment) await recordAssignment(tx, ctx, before, after);
    const details = { from: { metadata: before.metadata }, to: { metadata: after.metadata } };
    if (isNewMetadata) recordEvent(tx, ctx, caseUpdated, { token, case_token: token, details, data: after });
    return after;
  });
}
