import { useQuery } from '@tanstack/react-query';
import { counted } from '@/components/ui/format';
import { useChange } from '@/components/ui/use-change';
import { api, dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { Notification } from '@/lib/domain/notifications/schema';
import { useIsPageRead } from './use-is-page-read';

const path = '/v1/notifications';
const newest = readQuery(path, { query: { limit: 50 } });
const unread = readQuery(path, { query: { unread: 'true', limit: 1 } });

export const unreadLabel = (count: number) => counted(count, 'unread notification', 'unread notifications');

/** The number of unread notifications. */
export const useUnreadNotifications = (): number =>
  useQuery({ ...unread, enabled: useIsPageRead() }).data?.meta.total ?? 0;

export const useNotifications = (isShown: boolean) => useQuery({ ...newest, enabled: isShown });

export const useReadNotifications = () =>
  useChange({
    change: (notifications: readonly Notification[]) =>
      dataOf(
        api.POST('/v1/notifications/read', { body: { tokens: notifications.map(({ token }) => token) } }),
      ),
    changes: [path],
  });
