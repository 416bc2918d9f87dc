import { addMinutes } from 'date-fns/addMinutes';
import type { Document, ProviderJob } from '@/generated/prisma/client';
import { shareDocuments } from '@/lib/domain/documents/service/share';
import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/env';
import { newToken } from '@/lib/platform/ids';
import { read, transaction } from '@/lib/platform/transaction';
import { AnswerProviderJob } from '../schema';
import { acceptJob, answerJob, findNewestJob, insertJob, type JobKey } from './store';

export const answerIn = ({ answer }: ProviderJob): AnswerProviderJob | null =>
  answer === null ? null : AnswerProviderJob.parse(answer);

export const hasExpired = ({ expires_at }: ProviderJob, now: Date): boolean => expires_at <= now;

/** The one to go on with. A check that a person asks to have run again gets a new job, if nobody answered the last one in time. */
export async function findJob(ctx: Context, key: JobKey, attempt: number): Promise<ProviderJob | null> {
  const found = await read(ctx, (tx) => findNewestJob(tx, ctx, key));
  if (!found || found.answered_at) return found;
  return attempt === 0 && hasExpired(found, ctx.now()) ? null : found;
}

/** With the record that these images go to the provider, before any of them does. */
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

/** Returns the answer that counts: the first. */
export async function keepAnswer(
  ctx: Context,
  { token }: ProviderJob,
  answer: AnswerProviderJob,
): Promise<AnswerProviderJob> {
  const kept = await transaction(ctx, (tx) => answerJob(tx, ctx, token, answer));
  return answerIn(kept) ?? answer;
}

const leastWaitMs = 60_000;

/** It is asked again after as long as it has had already, and a last time at its end. */
export function waitMsOf({ created_at, expires_at }: ProviderJob, now: Date): number {
  const age = now.getTime() - created_at.getTime();
  const left = expires_at.getTime() - now.getTime();
  return Math.max(1_000, Math.min(Math.max(leastWaitMs, age), left));
}
