import { z } from 'zod';
import { Timestamp, token } from '@/lib/domain/primitives';

/** A notification of a person (API §7.7). */
export const Notification = z.object({
  token: token('ntf'),
  kind: z.string(),
  target_type: z.string(),
  target_token: z.string(),
  note: z.string().nullable(),
  read_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type Notification = z.infer<typeof Notification>;

export const NotificationFilters = z.strictObject({ unread: z.enum(['true', 'false']).optional() });
export type NotificationFilters = z.infer<typeof NotificationFilters>;

export const ReadNotifications = z.strictObject({ tokens: z.array(token('ntf')).min(1).max(100) });
export type ReadNotifications = z.infer<typeof ReadNotifications>;

export const UnreadCount = z.object({ unread: z.number().int() });
export type UnreadCount = z.infer<typeof UnreadCount>;
