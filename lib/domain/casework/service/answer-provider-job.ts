import { hearProvider } from '@/lib/domain/flows/service/hear-provider';
import { lockFlow } from '@/lib/domain/flows/service/lock';
import { presentProviderJob } from '@/lib/domain/providers/present';
import type { AnswerProviderJob, ProviderJob } from '@/lib/domain/providers/schema';
import type { CalledJob } from '@/lib/domain/providers/service/find-called-job';
import { takeAnswer } from '@/lib/domain/providers/service/take-answer';
import { Conflict } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';

/**
 * Accepts the answer of an outside provider with a verified signature. A worker evaluates it; it is refused
 * if its check has ended (API §4.15). Repeating it has no effect. Throws `ValidationFailed` (400) and
 * `Conflict` (409).
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
