import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { defaultPolicy, Policy } from './policy';

/** The project's policy in force: its newest version, or the default while it has decided nothing. */
export async function policyInForce(tx: Transaction, ctx: Context): Promise<Policy> {
  const newest = await tx.policy.findFirst({
    where: { project_id: ctx.project.id },
    orderBy: { version: 'desc' },
    select: { body: true },
  });
  return newest ? Policy.parse(newest.body) : defaultPolicy;
}
