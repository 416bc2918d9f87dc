import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findOfSubmission } from '../store/documents';
import { findNewestOfFlow } from '../store/submissions';
import { SubmissionFacts } from '../submission';

export interface Submission {
  token: string;
  flow_token: string;
  facts: SubmissionFacts;
  sent_at: Date;
  /** Oldest first. */
  documents: Document[];
}

/** The newest submission of the flow's person, or null. */
export async function findSubmissionOfFlow(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
): Promise<Submission | null> {
  const found = await findNewestOfFlow(tx, ctx, flowToken);
  if (!found) return null;
  const documents = await findOfSubmission(tx, ctx, found.token);
  const { token, facts, sent_at } = found;
  return { token, flow_token: flowToken, facts: SubmissionFacts.parse(facts), sent_at, documents };
}
