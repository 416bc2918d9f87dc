import { addMinutes } from 'date-fns/addMinutes';
import type { Document, ProviderJob } from '@/generated/prisma/client';
import { shareDocuments } from '@/lib/domain/documents/service/share';
import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { newToken } from '@/lib/platform/ids';
import { read, transaction } from '@/lib/platform/database/transaction';
import { AnswerProviderJob } from '../schema';
import { acceptJob, answerJob, findNewestJob, insertJob, type JobKey } from './store';

export const answerIn = ({ answer }: ProviderJob): AnswerProviderJob | null =>
  answer === null ? null : AnswerProviderJob.parse(answer);

export const hasExpired = ({ expires_at }: ProviderJob, now: Date): boolean => expires_at <= now;

/** The job to continue with. */
export const findJob = (ctx: Context, key: JobKey): Promise<ProviderJob | null> =>
  read(ctx, (tx) => findNewestJob(tx, ctx, key));

/** Recorded before any of these images is sent to the provider. */
export function beginJob(ctx: Context, key: JobKey, images: readonly Document[]): Promise<ProviderJob> {
  return transaction(ctx, async (tx) => {
    const expires_at = addMinutes(ctx.now(), env.PROBITY_PROVIDER_ANSWER_MINUTES);
    const job = await insertJob(tx, ctx, { ...key, token: newToken('job'), expires_at });
    shareDocuments(tx, ctx, images, { provider: key.provider, job_token: job.token });
    return job;
  });
}

export const noteAccepted = (ctx: Context, { token }: ProviderJob): Promise<void> =>
  transaction(ctx, (tx) => acceptJob(tx, ctx, token));

/** Returns the answer that counts, which is the first. */
export async function keepAnswer(
  ctx: Context,
  { token }: ProviderJob,
  answer: AnswerProviderJob,
): Promise<AnswerProviderJob> {
  const { job } = await transaction(ctx, (tx) => answerJob(tx, ctx, token, answer));
  return answerIn(job) ?? answer;
}

const leastWaitMs = 60_000;

/** It is asked again after twice the time, and a last time at its deadline. */
export function waitMsOf({ created_at, expires_at }: ProviderJob, now: Date): number {
  const age = now.getTime() - created_at.getTime();
  const left = expires_at.getTime() - now.getTime();
  return Math.max(1_000, Math.min(Math.max(leastWaitMs, age), left));
}
