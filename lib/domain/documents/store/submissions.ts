import type { DocumentSubmission, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';

export async function insertSubmission(
  tx: Transaction,
  ctx: Context,
  values: Omit<Prisma.DocumentSubmissionCreateManyInput, 'project_id'>,
): Promise<void> {
  await tx.documentSubmission.createMany({ data: { ...values, project_id: ctx.project.id } });
}

export const findNewestOfFlow = (
  tx: Transaction,
  ctx: Context,
  flowToken: string,
): Promise<DocumentSubmission | null> =>
  tx.documentSubmission.findFirst({
    where: { project_id: ctx.project.id, flow_token: flowToken },
    orderBy: { sent_at: 'desc' },
  });

/** Null for one of no flow, or that is gone. */
export async function findFlowOfSubmission(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<string | null> {
  const found = await tx.documentSubmission.findFirst({
    where: { project_id: ctx.project.id, token },
    select: { flow_token: true },
  });
  return found?.flow_token ?? null;
}
