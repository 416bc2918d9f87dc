import { isDeepStrictEqual } from 'node:util';
import type { Context } from '@/lib/platform/context';
import { Conflict } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { refuseOtherKind } from '../outside/answers';
import { type AnsweredJob, answerJob } from '../outside/store';
import type { AnswerProviderJob } from '../schema';

/**
 * The first answer counts; repeating it has no effect. Throws `ValidationFailed` (400) for an answer to
 * another type of check, and `Conflict` (409) for a different answer or an ended job.
 */
export async function takeAnswer(
  tx: Transaction,
  ctx: Context,
  { token, type_code }: { token: string; type_code: string },
  answer: AnswerProviderJob,
): Promise<AnsweredJob> {
  refuseOtherKind(type_code, answer);
  const answered = await answerJob(tx, ctx, token, answer);
  if (answered.job.answered_at === null)
    throw new Conflict('The job has ended, because its check was retried.');
  if (!isDeepStrictEqual(answered.job.answer, answer))
    throw new Conflict('The job already has a different answer, which counts.');
  return answered;
}
