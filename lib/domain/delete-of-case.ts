import { Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';

/** How a table's rows of a case are deleted: at most so many at a time. Returns how many were. */
export const deleteOfCaseFrom =
  (table: 'checks' | 'comments' | 'risk_assessments') =>
  (tx: Transaction, ctx: Context, caseToken: string, max: number): Promise<number> => {
    const name = Prisma.raw(table);
    return tx.$executeRaw`
      delete from ${name} where project_id = ${ctx.project.id} and token in (
        select token from ${name} where project_id = ${ctx.project.id} and case_token = ${caseToken}
        order by token limit ${max})`;
  };
