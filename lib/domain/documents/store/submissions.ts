import type { DocumentSubmission, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

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

/** By submission; excludes those without a flow. */
export async function findFlowsOfSubmissions(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<Map<string, string>> {
  const found = await tx.documentSubmission.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    select: { token: true, flow_token: true },
  });
  return new Map(found.flatMap(({ token, flow_token }) => (flow_token ? [[token, flow_token]] : [])));
}
