import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';

export async function findNewestPolicy(tx: Transaction, ctx: Context): Promise<unknown> {
  const newest = await tx.policy.findFirst({
    where: { project_id: ctx.project.id },
    orderBy: { version: 'desc' },
    select: { body: true },
  });
  return newest?.body;
}
