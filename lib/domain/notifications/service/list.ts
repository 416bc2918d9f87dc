import { presentPage } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { presentNotification } from '../present';
import type { Notification, NotificationFilters } from '../schema';
import { listNotificationRows } from '../store';

/** Notifications of the signed-in person (API §5.11, §7.7). */
export async function listNotifications(
  ctx: Context,
  { unread }: NotificationFilters,
  page: PageRequest,
): Promise<Page<Notification>> {
  const isUnread = unread && unread === 'true';
  return presentPage(await listNotificationRows(ctx, isUnread, page), presentNotification);
}
