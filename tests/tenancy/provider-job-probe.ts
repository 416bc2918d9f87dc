import { expect } from 'vitest';
import { findJob, noteAccepted } from '@/lib/domain/providers/outside/jobs';
import { AnswerProviderJob } from '@/lib/domain/providers/schema';
import { endExpiredJobs } from '@/lib/domain/providers/service/end-expired-jobs';
import { listAnsweredJobs } from '@/lib/domain/providers/service/list-answered-jobs';
import { takeAnswer } from '@/lib/domain/providers/service/take-answer';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { asOwner } from '@/tests/fixtures/owner';
import { tokenOf } from './requests';
import { expectUnchanged, type Probe, type Scene } from './scene';

// A job's token is unique across all projects, so a twin has another one. Here a project asks for another project's
// job by its token.

const answer = AnswerProviderJob.parse({
  result: 'Pass',
  biometric: { liveness: { result: 'Pass' }, face_match: { result: 'Pass' } },
});

/** One expired job, and one that has its answer. */
const theirs = { waiting: newToken('job'), answered: newToken('job') };

const kindOf = ({ holder }: Scene, provider: string) => ({
  flow_token: tokenOf(holder, 'flw'),
  submission_token: 'sub_1',
  type_code: 'IDV_BIOMETRIC',
  provider,
});

async function insertJobs(scene: Scene): Promise<void> {
  const { flow_token, submission_token, type_code } = kindOf(scene, '');
  await asOwner(
    `insert into provider_jobs (project_id, token, flow_token, submission_token, type_code, provider, created_at, expires_at,
       answer, answered_at)
     values ($1, $2, $4, $5, $6, 'slow', now(), now(), null, null), ($1, $3, $4, $5, $6, 'quick', now(), now(), '{}', now())`,
    [scene.holder.ctx.project.id, theirs.waiting, theirs.answered, flow_token, submission_token, type_code],
  );
}

const deleteJobs = () => asOwner('delete from provider_jobs where token = any($1)', [Object.values(theirs)]);

const jobsNow = () =>
  asOwner('select * from provider_jobs where token = any($1) order by token', [Object.values(theirs)]);

/** Commits even what a refusal would roll back. */
const refuse = (tx: Transaction, ctx: Context, token: string) =>
  expect(takeAnswer(tx, ctx, { token, type_code: 'IDV_BIOMETRIC' }, answer)).rejects.toThrow(NotFound);

async function expectNoJob(scene: Scene): Promise<void> {
  const { ctx } = scene.asker;
  const waiting = kindOf(scene, 'slow');
  const job = await findJob(scene.holder.ctx, waiting);
  if (!job) throw new Error('the holder has a job that waits');
  const before = await jobsNow();
  expect(await findJob(ctx, waiting)).toBeNull();
  expect(await transaction(ctx, (tx) => listAnsweredJobs(tx, ctx, [theirs.answered]))).toEqual([]);
  await noteAccepted(ctx, job);
  await transaction(ctx, (tx) => refuse(tx, ctx, job.token));
  expect(await jobsNow()).toEqual(before);
  await transaction(ctx, (tx) => endExpiredJobs(tx, ctx, waiting));
  expect(await jobsNow()).toEqual(before);
}

export const providerJobProbe: Probe = {
  name: 'a job of an outside provider is not found, answered or ended by another project',
  async expectNoLeak(scene) {
    await insertJobs(scene);
    try {
      await expectNoJob(scene);
    } finally {
      await deleteJobs();
    }
    await expectUnchanged(scene);
  },
};
