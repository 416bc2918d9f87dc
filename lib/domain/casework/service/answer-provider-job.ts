import { hearProvider } from '@/lib/domain/flows/service/hear-provider';
import { lockFlow } from '@/lib/domain/flows/service/lock';
import { presentProviderJob } from '@/lib/domain/providers/present';
import type { AnswerProviderJob, ProviderJob } from '@/lib/domain/providers/schema';
import type { CalledJob } from '@/lib/domain/providers/service/find-called-job';
import { takeAnswer } from '@/lib/domain/providers/service/take-answer';
import { Conflict } from '@/lib/platform/errors';
import { transaction } from '@/lib/platform/transaction';

/**
 * The answer of an outside provider, whose signature was verified. What is taken is judged by a worker, and refused where nobody would judge
 * it (API §4.15). The same again is harmless. Throws `ValidationFailed` (400) and `Conflict` (409).
 */
export function answerProviderJob(job: CalledJob, answer: AnswerProviderJob): Promise<ProviderJob> {
  const { ctx, flow_token, type_code } = job;
  return transaction(ctx, async (tx) => {
    // Before anything is read: a round of the flow either finds the answer, or has ended the check.
    await lockFlow(tx, ctx, flow_token);
    const answered = await takeAnswer(tx, ctx, job, answer);
    const isAwaited = await hearProvider(tx, ctx, flow_token, type_code);
    if (answered.isFirst && !isAwaited)
      throw new Conflict('The job has ended, because its check ended without it.');
    return presentProviderJob(answered.job);
  });
}
