import type { Check, Flow, FlowParty } from '@/generated/prisma/client';
import { listCheckRowsOfFlow } from '@/lib/domain/checks/service/list-rows-of-flow';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findParties } from './store';

export interface FlowRows {
  flow: Flow;
  parties: FlowParty[];
  checks: Check[];
}

export async function findPartiesAndChecks(tx: Transaction, ctx: Context, flowToken: string) {
  const parties = await findParties(tx, ctx, flowToken);
  const checks = await listCheckRowsOfFlow(tx, ctx, flowToken);
  return { parties, checks };
}

export async function findFlowRows(tx: Transaction, ctx: Context, flow: Flow): Promise<FlowRows> {
  return { flow, ...(await findPartiesAndChecks(tx, ctx, flow.token)) };
}
