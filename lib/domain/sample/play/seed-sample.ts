import type { CreateWebhook } from '@/lib/domain/webhooks/schema';
import { createWebhook } from '@/lib/domain/webhooks/service/create';
import { listWebhooks } from '@/lib/domain/webhooks/service/list';
import type { Context } from '@/lib/platform/context';
import { openCases } from './cases';
import { closedCases } from './history';
import { notificationsRead } from './notifications';
import { firstHundred, inOrder, type OnPlayed, play, type Step, unlessRefused } from './scene';

const url = 'https://hooks.sandbox.example/probity';

/** Nobody answers there: domains under .example cannot be registered. The worker makes the attempts. */
const failingWebhook: Step = {
  daysAgo: 6.1,
  act: async ({ admin }) => {
    const { items } = await listWebhooks(admin, firstHundred);
    // A reset does not change webhooks.
    if (items.some((webhook) => webhook.url === url)) return;
    const webhook: CreateWebhook = {
      url,
      events: ['case.escalated', 'case.closed'],
      description: 'A sample: nobody answers there, so that there is something to see.',
    };
    await unlessRefused(() => createWebhook(admin, webhook));
  },
};

export const sampleSteps: readonly Step[] = inOrder([
  ...closedCases,
  ...openCases,
  notificationsRead,
  failingWebhook,
]);

/** Sample data of a month, always the same (docs/adr/0080). */
export const seedSample = (ctx: Context, onPlayed?: OnPlayed): Promise<void> =>
  play(ctx, sampleSteps, onPlayed);
