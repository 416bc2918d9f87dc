import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/**
 * A result is reused for the same question, so its copies are found by the question of the original check.
 */
export async function deleteReadings(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  documentToken: string,
): Promise<void> {
  const project = ctx.project.id;
  const named = JSON.stringify([{ token: documentToken }]);
  await tx.$executeRaw`
    update checks c set
      result_data = c.result_data - 'reading' - 'compared' || '{"extracted_data": null}', updated_at = ${ctx.now()}
    where c.project_id = ${project} and c.type_code = 'IDV_DOCUMENT' and c.result_data -> 'documents' @> ${named}::jsonb
      and c.subject_key in (
        select own.subject_key from checks own
        where own.project_id = ${project} and own.flow_token = ${flowToken} and own.type_code = 'IDV_DOCUMENT')`;
}
