import { log } from '@/lib/platform/errors/log';
import { functionsGivenUp } from '@/lib/platform/metrics';
import { inngest } from '../client';
import { functionFailed } from '../events';

const ownPrefix = `${inngest.id}-`;

/**
 * Logs and counts the runs of our functions that were given up. An Inngest server also reports those of other
 * programs.
 */
export const countFailures = inngest.createFunction(
  { id: 'count-failures', retries: 0, triggers: [functionFailed] },
  ({ event }) => {
    const { function_id, run_id } = event.data;
    if (!function_id.startsWith(ownPrefix)) return;
    const name = function_id.slice(ownPrefix.length);
    log.error({ function: name, run: run_id }, 'a run of a function was given up');
    functionsGivenUp.inc({ function: name });
  },
);
