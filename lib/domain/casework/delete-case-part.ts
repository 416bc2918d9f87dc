import type { Case as CaseModel } from '@/generated/prisma/client';
import { deleteAlertsOfCase } from '@/lib/domain/alerts/service/delete-of-case';
import { deleteAlertsWithoutCase } from '@/lib/domain/alerts/service/delete-without-case';
import { deleteCase } from '@/lib/domain/cases/service/delete';
import { listCaseMemberTokens } from '@/lib/domain/cases/service/list-member-tokens';
import { lockClosedCase } from '@/lib/domain/cases/service/lock-closed';
import { releaseCaseMembers } from '@/lib/domain/cases/service/release-members';
import { deleteChecksOfCase } from '@/lib/domain/checks/service/delete-of-case';
import { deleteChecksWithoutCase } from '@/lib/domain/checks/service/delete-without-case';
import { listFlowTokensOfCase } from '@/lib/domain/checks/service/list-flow-tokens-of-case';
import { listFlowTokensWithoutCase } from '@/lib/domain/checks/service/list-flow-tokens-without-case';
import { deleteCommentsOfCase } from '@/lib/domain/comments/service/delete-of-case';
import { forgetDocumentsOfCase } from '@/lib/domain/documents/service/forget-of-case';
import { deleteEntities } from '@/lib/domain/entities/service/delete';
import { listReleasedEntities } from '@/lib/domain/entities/service/list-released';
import { lockEntitiesToDelete } from '@/lib/domain/entities/service/lock-to-delete';
import { deleteFlows } from '@/lib/domain/flows/service/delete';
import { lockEndedFlows } from '@/lib/domain/flows/service/lock-ended';
import { deleteRiskAssessmentsOfCase } from '@/lib/domain/risk/service/delete-risk-assessments-of-case';
import type { Context } from '@/lib/platform/context';
import { inside, type Transaction, transaction } from '@/lib/platform/database/transaction';

/** A case may have thousands of alerts. */
const maxRows = 500;
/** Each with all its checks and parties, which were also written in one transaction. */
const maxFlows = 5;
const maxEntities = 50;

/**
 * `left`: the retention period has not passed any more, another worker holds it, or one of its flows is
 * running.
 */
export type PartState = 'deleted' | 'unfinished' | 'left';

export interface Retention {
  closed_case_days: number;
  /** Cases closed until then are past their retention period. */
  until: Date;
}

const ofCase = [
  deleteAlertsOfCase,
  deleteChecksOfCase,
  deleteCommentsOfCase,
  deleteRiskAssessmentsOfCase,
] as const;

/** False if there is more. */
async function deleteRowsOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<boolean> {
  let left = maxRows;
  for (const deleteSome of ofCase) {
    left -= await deleteSome(tx, ctx, caseToken, left);
    if (left === 0) return false;
  }
  return true;
}

interface Released {
  entities: string[];
  /** Flows that screened them without findings. */
  flows: string[];
}

/**
 * The next entities to delete, and their flows, which are locked before them. They are checked again once
 * locked: another case may have just adopted one, or a screening may have begun. Null while a flow is
 * running.
 */
async function lockReleased(tx: Transaction, ctx: Context, caseToken: string): Promise<Released | null> {
  const members = await listCaseMemberTokens(inside(tx, ctx), caseToken);
  const next = (await listReleasedEntities(tx, ctx, caseToken, members)).slice(0, maxEntities);
  const flows = await listFlowTokensWithoutCase(tx, ctx, next, maxFlows);
  if (!(await lockEndedFlows(tx, ctx, flows))) return null;
  await lockEntitiesToDelete(tx, ctx, next);
  const still = new Set(await listReleasedEntities(tx, ctx, caseToken, members));
  const entities = next.filter((token) => still.has(token));
  const theirs = await listFlowTokensWithoutCase(tx, ctx, entities, maxFlows);
  return theirs.every((flow) => flows.includes(flow)) ? { entities, flows: theirs } : null;
}

async function deleteEntitiesOfCase(tx: Transaction, ctx: Context, caseToken: string): Promise<PartState> {
  const released = await lockReleased(tx, ctx, caseToken);
  if (!released) return 'left';
  const { entities: tokens, flows } = released;
  if (tokens.length === 0) return 'deleted';
  await deleteFlows(tx, ctx, flows);
  if (flows.length === maxFlows) return 'unfinished';
  await deleteAlertsWithoutCase(tx, ctx, tokens);
  await deleteChecksWithoutCase(tx, ctx, tokens);
  await releaseCaseMembers(tx, ctx, caseToken, tokens);
  await deleteEntities(tx, ctx, tokens);
  return tokens.length === maxEntities ? 'unfinished' : 'deleted';
}

async function deleteWithin(
  tx: Transaction,
  ctx: Context,
  record: CaseModel,
  closed_case_days: number,
): Promise<PartState> {
  const { token, flow_token } = record;
  if (!(await deleteRowsOfCase(tx, ctx, token))) return 'unfinished';
  const state = await deleteEntitiesOfCase(tx, ctx, token);
  if (state !== 'deleted') return state;
  await forgetDocumentsOfCase(tx, ctx, token);
  // An entity that never had a check.
  if (flow_token) await deleteFlows(tx, ctx, [flow_token]);
  await deleteCase(tx, ctx, record, closed_case_days);
  return 'deleted';
}

/**
 * Deletes a bounded part of a case past its retention period in one transaction: its flows first, the case
 * itself last, with a single audit record (docs/adr/0075). Call it until the case is deleted; after a killed
 * worker, the next one continues with the rest.
 */
export function deleteCasePart(ctx: Context, token: string, retention: Retention): Promise<PartState> {
  const { until, closed_case_days } = retention;
  return transaction(ctx, async (tx) => {
    // Flows are locked before their case.
    const flows = (await listFlowTokensOfCase(tx, ctx, token)).slice(0, maxFlows);
    if (!(await lockEndedFlows(tx, ctx, flows))) return 'left';
    const record = await lockClosedCase(tx, ctx, token, { closedBefore: until });
    if (!record) return 'left';
    await deleteFlows(tx, ctx, flows);
    if (flows.length === maxFlows) return 'unfinished';
    return deleteWithin(tx, ctx, record, closed_case_days);
  });
}
