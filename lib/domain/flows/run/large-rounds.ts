import type { Context } from '@/lib/platform/context';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { FairShare } from '@/lib/platform/work/fair-share';

export const minLargeRound = 25;
export const maxLargeRounds = 4;
/** Of one project, whose providers may be slow. */
export const maxOfProject = 3;

type RunRound = <Result>(ctx: Context, calls: number, round: () => Promise<Result>) => Promise<Result>;

/**
 * A large company may have thousands of matches, which stay in memory until they are settled. Only this many
 * such rounds run at once, and the others queue. Small rounds never wait.
 */
export function fewLargeRounds(): RunRound {
  const share = new FairShare({
    each: maxOfProject,
    together: maxLargeRounds,
    maxWaiting: 1_024,
    maxWaitMs: Number.POSITIVE_INFINITY,
    refusal: () => new ServiceUnavailable('The project has many large flows at once; try again shortly.'),
  });
  return (ctx, calls, round) => (calls < minLargeRound ? round() : share.run(ctx, round));
}
