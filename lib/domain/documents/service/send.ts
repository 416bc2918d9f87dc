import { addDays } from 'date-fns/addDays';
import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateDocuments } from '../store/documents';
import { insertSubmission } from '../store/submissions';
import type { SubmissionFacts } from '../submission';

export interface NewSubmission {
  flow_token: string | null;
  case_token: string | null;
  facts: SubmissionFacts;
  documents: readonly Pick<Document, 'token'>[];
  retention_days: number;
}

/** Submits images, which are then kept for the retention period of the policy. Returns when they will be erased. */
export async function sendDocuments(tx: Transaction, ctx: Context, sent: NewSubmission): Promise<Date> {
  const { flow_token, case_token, facts, documents, retention_days } = sent;
  const token = newToken('sub');
  const sent_at = ctx.now();
  const erase_at = addDays(sent_at, retention_days);
  await insertSubmission(tx, ctx, { token, flow_token, case_token, facts, sent_at });
  await updateDocuments(tx, ctx, documents, { submission_token: token, sent_at, erase_at });
  return erase_at;
}
