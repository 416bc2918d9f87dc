import { listOf, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { Notification, NotificationFilters, ReadNotifications, UnreadCount } from './schema';

export const listNotifications = operation({
  id: 'notifications.list',
  method: 'GET',
  path: '/v1/notifications',
  tag: 'Notifications',
  scope: 'a session',
  summary: 'List the notifications of the signed-in person',
  query: NotificationFilters,
  answer: listOf(Notification, { sorts: ['created_at'] }),
});

export const readNotifications = operation({
  id: 'notifications.read',
  method: 'POST',
  path: '/v1/notifications/read',
  tag: 'Notifications',
  scope: 'a session',
  summary: 'Mark notifications of the signed-in person as read',
  body: ReadNotifications,
  answer: resource(UnreadCount),
  errors: ['NOT_FOUND'],
  example: { tokens: ['ntf_01k0000000000000000000000'] },
});
