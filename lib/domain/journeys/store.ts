import type { Journey, Prisma } from '@/generated/prisma/client';
import type { Context, Environment } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/database/conditions';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { rowsOf, rowsOfAnyProject, rowsWithin } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

export interface FoundStartToken {
  project_id: number;
  project_hash: string;
  project_name: string;
  environment: Environment;
  flow_token: string | null;
  journey_token: string | null;
  expires_at: Date;
}

/** Looked up by keyed hash, before the project is known. */
export async function findByStartToken(hash: Buffer): Promise<FoundStartToken | null> {
  const rows = await rowsOfAnyProject<FoundStartToken>({
    name: 'find-journey',
    text: 'select * from find_journey($1)',
    values: [hash],
  });
  return rows[0] ?? null;
}

type JourneyColumns = Pick<
  Journey,
  'token' | 'status' | 'message' | 'document_types' | 'challenge' | 'case_token' | 'entity_token'
>;

export interface StoredJourney extends JourneyColumns {
  /** The answers by step; null if not answered. */
  answers: object | null;
  /** In hexadecimal; null for a verification, which is found by the start token of its flow. */
  start_token_hash: string | null;
}

export const storedJourney = (ctx: Context, token: string | null): Subquery<StoredJourney | null> => ({
  sql: `select jsonb_build_object('token', token, 'status', status, 'message', message,
      'document_types', document_types, 'challenge', challenge, 'case_token', case_token,
      'entity_token', entity_token, 'start_token_hash', encode(start_token_hash, 'hex'), 'answers', (
        select jsonb_object_agg(step, answer) from journey_steps
        where journey_steps.project_id = journeys.project_id and journey_token = token
      ))
    from journeys where project_id = ? and token = ?`,
  values: [ctx.project.id, token],
  read: (stored) => stored,
});

/**
 * Whether the journey still has this start token, or is that of a flow, whose start token never changes. Keeps it until
 * the statement's transaction ends.
 */
export const keepsStartToken = (ctx: Context, token: string, hash: Buffer): Condition => ({
  sql: `exists (select from journeys where project_id = ? and token = ?
    and (flow_token is not null or start_token_hash = ?) for share)`,
  values: [ctx.project.id, token, hash],
});

export async function findTokenOfFlow(ctx: Context, flowToken: string): Promise<string | null> {
  const [found] = await rowsOf<{ token: string }>(ctx, {
    name: 'journey-of-flow',
    text: 'select token from journeys where project_id = $1 and flow_token = $2',
    values: [ctx.project.id, flowToken],
  });
  return found?.token ?? null;
}

/** Open document requests. */
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

/** Null if there is no such journey. */
export async function lockJourneyRow(tx: Transaction, ctx: Context, token: string): Promise<Journey | null> {
  const [locked] = await rowsWithin<Journey>(tx, {
    name: 'lock-journey',
    text: 'select * from journeys where project_id = $1 and token = $2 for update',
    values: [ctx.project.id, token],
  });
  return locked ?? null;
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

/** Replaces an earlier answer to the step. */
export async function upsertStep(
  tx: Transaction,
  ctx: Context,
  journey_token: string,
  step: string,
  answer: object,
): Promise<void> {
  await rowsWithin(tx, {
    name: 'upsert-journey-step',
    text: `insert into journey_steps (project_id, journey_token, step, answer, done_at)
      values ($1, $2, $3, $4, $5)
      on conflict (project_id, journey_token, step)
      do update set answer = excluded.answer, done_at = excluded.done_at`,
    values: [ctx.project.id, journey_token, step, answer, ctx.now()],
  });
}

export interface RequestOfAnyProject {
  project_id: number;
  token: string;
  case_token: string;
}

/** Document requests of all projects that were not answered in time. */
export function findExpiredDocumentRequests(max: number): Promise<RequestOfAnyProject[]> {
  return rowsOfAnyProject<RequestOfAnyProject>({
    text: 'select * from find_expired_document_requests($1)',
    values: [max],
  });
}
