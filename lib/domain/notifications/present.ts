import type { Notification } from './schema';
import type { NotificationRow } from './store';

export const presentNotification = ({ read_at, created_at, ...row }: NotificationRow): Notification => ({
  ...row,
  read_at: read_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
