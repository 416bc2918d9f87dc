import { lockCase } from '@/lib/domain/cases/service/lock';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import { readState } from '../state';
import type { Visitor } from '../visitor';

/** A case is locked before its journey. Changes to a flow lock its journey after the flow. */
export async function lockCaseOfRequest(tx: Transaction, visitor: Visitor): Promise<void> {
  const { ctx, flow_token } = visitor;
  if (flow_token !== null) return;
  const { case_token } = await readState({ ...visitor, ctx: inside(tx, ctx) });
  if (case_token) await lockCase(tx, ctx, case_token);
}
