import { z } from 'zod';
import { withSender } from '@/inngest/embedded/embedded-fetch';

/** What is read of a request to run a function. The SDK checks its signature. */
const Execution = z.object({
  event: z.object({ ts: z.number(), data: z.looseObject({ project_id: z.number().nullish() }) }),
  ctx: z.object({ run_id: z.string(), stack: z.object({ current: z.number() }).optional() }),
});

/** Events that the function sends become rows of the run's project, and the same ones when it is asked again. */
export function withSenderOf<Result>(url: URL, body: string, work: () => Promise<Result>): Promise<Result> {
  const { data } = Execution.safeParse(parsed(body));
  if (!data) return work();
  const { event, ctx } = data;
  const stepId = url.searchParams.get('stepId');
  const place = stepId === null || stepId === 'step' ? ctx.stack?.current : stepId;
  const sender = {
    seed: `${ctx.run_id}\n${place ?? ''}`,
    at: event.ts,
    projectId: event.data.project_id ?? null,
  };
  return withSender(sender, work);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // refused by the SDK
  }
}
