import { listNotifications } from '@/lib/domain/notifications/service/list';
import { readNotifications } from '@/lib/domain/notifications/service/read';
import type { Context } from '@/lib/platform/context';
import { firstHundred, type Step } from './scene';

async function readAll(ctx: Context): Promise<void> {
  const { items } = await listNotifications(ctx, {}, firstHundred);
  if (items.length > 0) await readNotifications(ctx, { tokens: items.map(({ token }) => token) });
}

/** Older notifications are marked as read, so that a first look only finds the newest. */
export const notificationsRead: Step = {
  daysAgo: 1.28,
  act: async ({ analyst, reviewer, admin }) => {
    for (const ctx of [analyst, reviewer, admin]) await readAll(ctx);
  },
};
