import type { Alert, Check, Flow, FlowParty, Prisma, RiskAssessment } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { FlowType } from './schema';

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

/** False when the project has a flow of this type and external reference already, also one inserted just now. */
export async function insertFlow(
  tx: Transaction,
  ctx: Context,
  flow: Omit<Prisma.FlowCreateManyInput, 'project_id'>,
): Promise<boolean> {
  const { count } = await tx.flow.createMany({
    data: { ...flow, project_id: ctx.project.id },
    skipDuplicates: true,
  });
  return count === 1;
}

export function findFlow(tx: Transaction, ctx: Context, token: string): Promise<Flow | null> {
  return tx.flow.findUnique({ where: idOf(ctx, token) });
}

/** The flow that a check belongs to; null for a check that no flow made. */
export async function findFlowOfCheck(
  tx: Transaction,
  ctx: Context,
  checkToken: string,
): Promise<Flow | null> {
  const check = await tx.check.findUnique({ where: idOf(ctx, checkToken), select: { flow_token: true } });
  return check?.flow_token ? findFlow(tx, ctx, check.flow_token) : null;
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

/** Takes a flow that nobody works on; null when somebody does, or it has ended. */
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
      // Generation 0: accepted, and never taken yet.
      OR: [{ lease_until: null }, { lease_until: { lt: ctx.now() } }, { lease_generation: 0 }],
    },
    data: { lease_until: leaseUntil, lease_generation: { increment: 1 }, attempt_count: { increment: 1 } },
  });
  return claimed ?? null;
}

/**
 * Locks the flow, renews the lease and adds to its findings; null when the lease has passed to somebody else, or the
 * flow has ended.
 */
export async function holdFlow(
  tx: Transaction,
  ctx: Context,
  { token, lease_generation }: Pick<Flow, 'token' | 'lease_generation'>,
  { lease_until, findings }: { lease_until: Date; findings: object },
): Promise<Flow | null> {
  const [held] = await tx.$queryRaw<Flow[]>`
    update flows set
      lease_until = ${lease_until}::timestamptz, attempt_count = 0, updated_at = ${ctx.now()}::timestamptz,
      findings = findings || ${JSON.stringify(findings)}::jsonb
    where project_id = ${ctx.project.id} and token = ${token} and lease_generation = ${lease_generation}
      and processing_status = 'processing'
    returning *`;
  return held ?? null;
}

export async function insertParties(
  tx: Transaction,
  ctx: Context,
  parties: Omit<Prisma.FlowPartyCreateManyInput, 'project_id'>[],
): Promise<FlowParty[]> {
  return tx.flowParty.createManyAndReturn({
    data: parties.map((party) => ({ ...party, project_id: ctx.project.id })),
  });
}

/** Ties what a flow found before it had a case to the case that it opened. */
export async function tieToCase(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  link: { case_token: string; entity_token: string | null },
): Promise<void> {
  const of = { project_id: ctx.project.id, flow_token: flowToken };
  await tx.check.updateMany({ where: of, data: link });
  await tx.flowParty.updateMany({ where: of, data: { entity_token: link.entity_token } });
}

/** A flow and what belongs to it. */
export interface FlowParts {
  flow: Flow;
  parties: FlowParty[];
  checks: Check[];
}

export async function findPartiesAndChecks(tx: Transaction, ctx: Context, flowToken: string) {
  const of = { project_id: ctx.project.id, flow_token: flowToken };
  const parties = await tx.flowParty.findMany({ where: of, orderBy: { position: 'asc' } });
  const checks = await tx.check.findMany({ where: of, orderBy: { token: 'asc' } });
  return { parties, checks };
}

export async function findParts(tx: Transaction, ctx: Context, flow: Flow): Promise<FlowParts> {
  return { flow, ...(await findPartiesAndChecks(tx, ctx, flow.token)) };
}

/** What the checks of a flow raised. Most raise nothing, and then nothing is asked. */
export async function findAlerts(
  tx: Transaction,
  ctx: Context,
  checks: readonly Pick<Check, 'token' | 'alerts_generated'>[],
): Promise<Alert[]> {
  const raising = checks.filter(({ alerts_generated }) => alerts_generated > 0);
  if (raising.length === 0) return [];
  return tx.alert.findMany({
    where: { project_id: ctx.project.id, check_token: { in: raising.map(({ token }) => token) } },
    orderBy: { token: 'asc' },
  });
}

export async function findCaseName(tx: Transaction, ctx: Context, caseToken: string): Promise<string | null> {
  const found = await tx.case.findUnique({ where: idOf(ctx, caseToken), select: { name: true } });
  return found?.name ?? null;
}

export function findAssessment(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<RiskAssessment | null> {
  return tx.riskAssessment.findFirst({
    where: { project_id: ctx.project.id, case_token: caseToken },
    orderBy: { created_at: 'desc' },
  });
}
