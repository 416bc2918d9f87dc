import type { Case as CaseModel } from '@/generated/prisma/client';
import { takeCaseNumber } from '@/lib/domain/access/service/take-case-number';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Context } from '@/lib/platform/context';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import { type NewCase, newCaseRow, recordCaseCreated } from '../new-row';
import { insertCase, requireCaseRow } from '../store';

/** Opens a case with the project's next name, and its SLA by the project's policy (API §4.5, §7.2). */
export async function openCase(tx: Transaction, ctx: Context, input: NewCase): Promise<CaseModel> {
  const policy = await policyInForce(tx, ctx);
  const row = newCaseRow(ctx, input, await takeCaseNumber(tx, ctx), policy);
  await insertCase(tx, row);
  // Includes the members that are added next.
  recordCaseCreated(tx, ctx, row, () => requireCaseRow(inside(tx, ctx), row.token));
  return row;
}
