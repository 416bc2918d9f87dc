import type { Check, Document } from '@/generated/prisma/client';
import { listCheckRowsOfFlows } from '@/lib/domain/checks/service/list-rows-of-flows';
import type { CheckTypeCode } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findFlowsOfSubmissions } from './store/submissions';

const codeOf = ({ purpose }: Document): CheckTypeCode =>
  purpose === 'selfie' ? 'IDV_BIOMETRIC' : 'IDV_DOCUMENT';

/** The checks that use the documents, by document token. */
export async function checksOfDocuments(
  tx: Transaction,
  ctx: Context,
  documents: readonly Document[],
): Promise<Map<string, Check>> {
  const submissions = documents.flatMap(({ submission_token }) => submission_token ?? []);
  const flows = await findFlowsOfSubmissions(tx, ctx, [...new Set(submissions)]);
  const checks = await listCheckRowsOfFlows(tx, ctx, [...new Set(flows.values())]);
  return new Map(
    documents.flatMap((document) => {
      const flow = flows.get(document.submission_token ?? '');
      const check = checks.find((each) => each.flow_token === flow && each.type_code === codeOf(document));
      return check ? [[document.token, check]] : [];
    }),
  );
}
