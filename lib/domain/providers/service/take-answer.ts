import { isDeepStrictEqual } from 'node:util';
import type { ProviderJob } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { ApiError } from '@/lib/platform/errors';
import type { Transaction } from '@/lib/platform/transaction';
import { refuseOtherKind } from '../outside/answers';
import { answerJob } from '../outside/store';
import type { AnswerProviderJob } from '../schema';

class AnsweredOtherwise extends ApiError {
  constructor() {
    super('INVALID_STATE', 409, 'The job has another answer already, and the first one counts.');
  }
}

/**
 * The first answer counts, and the same again is harmless. Throws `ValidationFailed` (400) for an answer to another kind of check,
 * and `InvalidState` (409).
 */
export async function takeAnswer(
  tx: Transaction,
  ctx: Context,
  { token, type_code }: { token: string; type_code: string },
  answer: AnswerProviderJob,
): Promise<ProviderJob> {
  refuseOtherKind(type_code, answer);
  const job = await answerJob(tx, ctx, token, answer);
  if (!isDeepStrictEqual(job.answer, answer)) throw new AnsweredOtherwise();
  return job;
}
