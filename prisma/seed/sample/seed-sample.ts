import { createWebhook } from '@/lib/domain/webhooks/service/create';
import type { Context } from '@/lib/platform/context';
import { openCases } from './cases';
import { closedCases } from './history';
import { noticesRead } from './notices';
import { play, type Step } from './scene';

/** Nobody answers there: names under .example belong to nobody. The worker makes the attempts. */
const failingWebhook: Step = {
  daysAgo: 6.1,
  act: ({ admin }) =>
    createWebhook(admin, {
      url: 'https://hooks.sandbox.example/probity',
      events: ['case.escalated', 'case.closed'],
      description: 'A sample: nobody answers there, so that there is something to see.',
    }),
};

/** Sample data of a month, always the same (docs/adr/0080). */
export const seedSample = (ctx: Context): Promise<void> =>
  play(ctx, [...closedCases, ...openCases, noticesRead, failingWebhook]);
