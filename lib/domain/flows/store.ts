import type { Flow, FlowParty, Prisma } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { insertRows } from '@/lib/platform/database/insert-rows';
import { flowsStarted } from '@/lib/platform/metrics';
import { noteCount, type Recorder } from '@/lib/platform/records';
import type { Transaction } from '@/lib/platform/database/transaction';
import { rowsOfAnyProject, rowsWithin } from '@/lib/platform/database/statements';
import type { FlowType } from './schema';

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

export function noteStart(recorder: Recorder, { flow_type: type }: Pick<Flow, 'flow_type'>): void {
  noteCount(recorder, () => flowsStarted.inc({ type }));
}

/**
 * False if the project already has a flow with this type and external reference, even one inserted
 * concurrently.
 */
export async function insertFlow(tx: Transaction, flow: Flow): Promise<boolean> {
  // The request and the findings are objects, as every flow's.
  const data = { ...flow, request: flow.request as object, findings: flow.findings as object };
  const { count } = await tx.flow.createMany({ data, skipDuplicates: true });
  if (count === 1) noteStart(tx, flow);
  return count === 1;
}

export function findFlow(tx: Transaction, ctx: Context, token: string): Promise<Flow | null> {
  return tx.flow.findUnique({ where: idOf(ctx, token) });
}

/** Locks the flow until the transaction ends, so that its verdicts are serialised. */
export async function lockFlowRow(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await rowsWithin(tx, {
    name: 'lock-flow',
    text: 'select token from flows where project_id = $1 and token = $2 for update',
    values: [ctx.project.id, token],
  });
}

/** Locks the flows in the order of tokens. */
export async function lockFlowRows(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  await rowsWithin(tx, {
    name: 'lock-flows',
    text: 'select token from flows where project_id = $1 and token = any($2::text[]) order by token for update',
    values: [ctx.project.id, tokens],
  });
}

export async function requireFlow(tx: Transaction, ctx: Context, token: string): Promise<Flow> {
  const found = await findFlow(tx, ctx, token);
  if (!found) throw new NotFound('flow');
  return found;
}

export function findFlowByReference(tx: Transaction, ctx: Context, flowType: FlowType, reference: string) {
  return tx.flow.findUnique({
    where: {
      project_id_flow_type_external_reference: {
        project_id: ctx.project.id,
        flow_type: flowType,
        external_reference: reference,
      },
    },
  });
}

export function findFlowByPullToken(tx: Transaction, ctx: Context, hash: Buffer): Promise<Flow | null> {
  return tx.flow.findUnique({ where: { project_id: ctx.project.id, pull_token_hash: new Uint8Array(hash) } });
}

export async function updateFlow(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Prisma.FlowUncheckedUpdateInput,
): Promise<Flow> {
  return tx.flow.update({ where: idOf(ctx, token), data: { ...change, updated_at: ctx.now() } });
}

/** Without progress in a row; 0 for an unknown flow. */
export async function countAttempts(tx: Transaction, ctx: Context, token: string): Promise<number> {
  const flow = await tx.flow.findFirst({
    where: { project_id: ctx.project.id, token },
    select: { attempt_count: true },
  });
  return flow?.attempt_count ?? 0;
}

/** Null if another worker has the lease, or the flow has ended. */
export async function claimFlow(
  tx: Transaction,
  ctx: Context,
  token: string,
  leaseUntil: Date,
): Promise<Flow | null> {
  const [claimed] = await tx.flow.updateManyAndReturn({
    where: {
      project_id: ctx.project.id,
      token,
      processing_status: 'processing',
      // Generation 0: accepted and never claimed.
      OR: [{ lease_until: null }, { lease_until: { lt: ctx.now() } }, { lease_generation: 0 }],
    },
    data: { lease_until: leaseUntil, lease_generation: { increment: 1 }, attempt_count: { increment: 1 } },
  });
  return claimed ?? null;
}

export type Lease = Pick<Flow, 'token' | 'lease_generation'>;

/** False if another worker has claimed the lease (the generation is a fencing token), or the flow ended. */
export async function renewLease(
  tx: Transaction,
  ctx: Context,
  { token, lease_generation }: Lease,
  leaseUntil: Date,
): Promise<boolean> {
  const { count } = await tx.flow.updateMany({
    where: { project_id: ctx.project.id, token, lease_generation, processing_status: 'processing' },
    data: { lease_until: leaseUntil },
  });
  return count === 1;
}

/**
 * Locks the row, renews the lease and adds to the findings; null if the lease is lost, as in `renewLease`.
 */
export async function lockLeasedFlow(
  tx: Transaction,
  ctx: Context,
  { token, lease_generation }: Lease,
  { lease_until, findings }: { lease_until: Date; findings: object },
): Promise<Flow | null> {
  const [locked] = await tx.$queryRaw<Flow[]>`
    update flows set
      lease_until = ${lease_until}::timestamptz, attempt_count = 0, updated_at = ${ctx.now()}::timestamptz,
      findings = findings || ${JSON.stringify(findings)}::jsonb
    where project_id = ${ctx.project.id} and token = ${token} and lease_generation = ${lease_generation}
      and processing_status = 'processing'
    returning *`;
  return locked ?? null;
}

export async function insertParties(tx: Transaction, rows: readonly FlowParty[]): Promise<void> {
  await insertRows(tx, 'flow_parties', rows);
}

export async function updateEntityOfParties(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  entityToken: string | null,
): Promise<void> {
  const where = { project_id: ctx.project.id, flow_token: flowToken };
  await tx.flowParty.updateMany({ where, data: { entity_token: entityToken } });
}

export function findParties(tx: Transaction, ctx: Context, flowToken: string): Promise<FlowParty[]> {
  return tx.flowParty.findMany({
    where: { project_id: ctx.project.id, flow_token: flowToken },
    orderBy: { position: 'asc' },
  });
}

/** For each flow, its subject, which is the first party. */
export function findSubjects(
  tx: Transaction,
  ctx: Context,
  flowTokens: readonly string[],
): Promise<FlowParty[]> {
  const of = { project_id: ctx.project.id, flow_token: { in: [...flowTokens] } };
  return tx.flowParty.findMany({ where: { ...of, position: 0 } });
}

const list: ListSource = { table: 'flows', keptColumns: ['flow_type', 'processing_status'] };

export const listFlowRows = (ctx: Context, filters: ListFilters, page: PageRequest): Promise<Page<Flow>> =>
  listPage(ctx, list, filters, page);

export const countFlows = (tx: Transaction, ctx: Context): Promise<number> =>
  tx.flow.count({ where: { project_id: ctx.project.id }, take: 1 });

export interface FlowOfAnyProject {
  project_id: number;
  token: string;
}

function findOfAnyProject(source: string, max: number): Promise<FlowOfAnyProject[]> {
  return rowsOfAnyProject<FlowOfAnyProject>({
    text: `select project_id, token from ${source}($1)`,
    values: [max],
  });
}

/**
 * Flows whose lease has expired or whose planned retry is due: the first of each project before the second of any. Not
 * those that wait for the run that `markRunRequested` noted.
 */
export const findAbandonedFlows = (max: number) => findOfAnyProject('find_abandoned_flows', max);

export async function markRunRequested(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.flow.updateMany({
    where: { project_id: ctx.project.id, token },
    data: { run_requested_at: ctx.now() },
  });
}

/** Flows of all projects whose person has been inactive until `journey_due_at`. */
export const findSilentJourneys = (max: number) => findOfAnyProject('find_silent_journeys', max);

/** Oldest first. */
export const findFlows = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<Flow[]> =>
  tx.flow.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    orderBy: [{ created_at: 'asc' }, { token: 'asc' }],
  });
