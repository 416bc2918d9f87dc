import type { Prisma, ProviderJob } from '@/generated/prisma/client';
import type { Context, Environment } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { AnswerProviderJob } from '../schema';

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

export interface FoundJob {
  project_id: number;
  project_hash: string;
  environment: Environment;
  flow_token: string;
  type_code: string;
  provider: string;
}

/** Looked up by token, before the project is known. */
export async function findJobOfAnyProject(token: string): Promise<FoundJob | null> {
  const rows = await rowsOfAnyProject<FoundJob>({
    name: 'find-provider-job',
    text: 'select * from find_provider_job($1)',
    values: [token],
  });
  return rows[0] ?? null;
}

/** Purpose of a job. */
export type JobKey = Pick<ProviderJob, 'flow_token' | 'submission_token' | 'type_code' | 'provider'>;

/** The newest job that has not ended. */
export const findNewestJob = (tx: Transaction, ctx: Context, key: JobKey): Promise<ProviderJob | null> =>
  tx.providerJob.findFirst({
    where: { project_id: ctx.project.id, ...key, ended_at: null },
    orderBy: [{ created_at: 'desc' }, { token: 'desc' }],
  });

export const insertJob = (
  tx: Transaction,
  ctx: Context,
  values: Omit<Prisma.ProviderJobUncheckedCreateInput, 'project_id' | 'created_at'>,
): Promise<ProviderJob> =>
  tx.providerJob.create({ data: { ...values, project_id: ctx.project.id, created_at: ctx.now() } });

export async function acceptJob(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.providerJob.updateMany({
    where: { project_id: ctx.project.id, token, accepted_at: null },
    data: { accepted_at: ctx.now() },
  });
}

async function requireJob(tx: Transaction, ctx: Context, token: string): Promise<ProviderJob> {
  const found = await tx.providerJob.findUnique({ where: idOf(ctx, token) });
  if (!found) throw new NotFound('job');
  return found;
}

export interface AnsweredJob {
  job: ProviderJob;
  /** False if another answer came first, or the job has ended. */
  isFirst: boolean;
}

/**
 * Compare-and-set: the first answer counts, unless the job has ended. Returns the current job. Throws
 * `NotFound` (404).
 */
export async function answerJob(
  tx: Transaction,
  ctx: Context,
  token: string,
  answer: AnswerProviderJob,
): Promise<AnsweredJob> {
  const { count } = await tx.providerJob.updateMany({
    where: { project_id: ctx.project.id, token, answered_at: null, ended_at: null },
    data: { answer, answered_at: ctx.now() },
  });
  return { job: await requireJob(tx, ctx, token), isFirst: count === 1 };
}

/** Expired jobs of a flow for one type of check. Answered jobs still count. */
export async function endExpired(
  tx: Transaction,
  ctx: Context,
  of: Pick<JobKey, 'flow_token' | 'type_code'>,
): Promise<void> {
  const now = ctx.now();
  await tx.providerJob.updateMany({
    where: { project_id: ctx.project.id, ...of, answered_at: null, ended_at: null, expires_at: { lte: now } },
    data: { ended_at: now },
  });
}

/** Jobs that have an answer. */
export const findAnswered = (
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<Pick<ProviderJob, 'token'>[]> =>
  tx.providerJob.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] }, answered_at: { not: null } },
    select: { token: true },
  });

/** Keeps empty fields, so that the answer still has its shape. */
export async function deleteReadings(tx: Transaction, ctx: Context, submissionToken: string): Promise<void> {
  await tx.$executeRaw`
    update provider_jobs j set answer = jsonb_set(
      j.answer, '{document,extracted_data}',
      (select jsonb_object_agg(field.key, null) from jsonb_each(j.answer #> '{document,extracted_data}') field))
    where j.project_id = ${ctx.project.id} and j.submission_token = ${submissionToken}
      and jsonb_typeof(j.answer #> '{document,extracted_data}') = 'object'`;
}
