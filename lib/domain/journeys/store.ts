import type { Journey, JourneyStep, Prisma } from '@/generated/prisma/client';
import type { Context, Environment } from '@/lib/platform/context';
import { rowsOfAnyProject } from '@/lib/platform/statements';
import type { Transaction } from '@/lib/platform/transaction';

export interface FoundStartToken {
  project_id: number;
  project_hash: string;
  project_name: string;
  environment: Environment;
  flow_token: string | null;
  journey_token: string | null;
  expires_at: Date;
}

/** By its keyed hash alone, before any project is known. */
export async function findByStartToken(hash: Buffer): Promise<FoundStartToken | null> {
  const rows = await rowsOfAnyProject<FoundStartToken>({
    name: 'find-journey',
    text: 'select * from find_journey($1)',
    values: [hash],
  });
  return rows[0] ?? null;
}

/** What a journey is found by. */
export type JourneyKey = { token: string } | { flow_token: string };

const where = (ctx: Context, key: JourneyKey) => ({ project_id: ctx.project.id, ...key });

export const findJourney = (tx: Transaction, ctx: Context, key: JourneyKey): Promise<Journey | null> =>
  tx.journey.findFirst({ where: where(ctx, key) });

/** Document requests that nobody has answered. */
export const findOpenRequests = (tx: Transaction, ctx: Context, caseToken: string): Promise<Journey[]> =>
  tx.journey.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken, status: 'open' },
    orderBy: { token: 'asc' },
  });

/** Does nothing if the flow has one. */
export async function insertJourney(
  tx: Transaction,
  ctx: Context,
  values: Omit<Prisma.JourneyCreateManyInput, 'project_id' | 'created_at'>,
): Promise<void> {
  const data = { ...values, project_id: ctx.project.id, created_at: ctx.now() };
  await tx.journey.createMany({ data, skipDuplicates: true });
}

export async function lockJourneyRow(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.$queryRaw`
    select token from journeys where project_id = ${ctx.project.id} and token = ${token} for update`;
}

export async function updateJourney(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Prisma.JourneyUncheckedUpdateInput,
): Promise<void> {
  await tx.journey.update({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    data: change,
    select: { token: true },
  });
}

export const findSteps = (tx: Transaction, ctx: Context, journeyToken: string): Promise<JourneyStep[]> =>
  tx.journeyStep.findMany({ where: { project_id: ctx.project.id, journey_token: journeyToken } });

/** The last answer counts. */
export async function upsertStep(
  tx: Transaction,
  ctx: Context,
  journey_token: string,
  step: string,
  answer: object,
): Promise<void> {
  const project_id = ctx.project.id;
  const id = { project_id, journey_token, step };
  const values = { answer, done_at: ctx.now() };
  await tx.journeyStep.upsert({
    where: { project_id_journey_token_step: id },
    create: { ...id, ...values },
    update: values,
    select: { step: true },
  });
}

export interface RequestOfAnyProject {
  project_id: number;
  token: string;
  case_token: string;
}

/** Document requests that nobody has used in time, of every project. */
export async function findExpiredRequests(max: number): Promise<RequestOfAnyProject[]> {
  const rows = await rowsOfAnyProject<RequestOfAnyProject>({
    text: 'select * from find_expired_document_requests($1)',
    values: [max],
  });
  return rows;
}
