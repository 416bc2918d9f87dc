import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';

const atOnce = 4;

/**
 * Runs the flows in this process, whose index contains the candidates; another worker's may be some seconds
 * behind. The sweep takes over a flow that fails here or is lost with the process.
 */
export async function runFlows(ctx: Context, flowTokens: readonly string[]): Promise<void> {
  const waiting = [...flowTokens];
  const work = async () => {
    for (let token = waiting.shift(); token; token = waiting.shift()) {
      await runRequestedFlow(ctx, token).catch((error: unknown) =>
        log.error(
          { flow_token: token, error: describeWithoutMessage(error) },
          'a monitored entity was not screened',
        ),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
