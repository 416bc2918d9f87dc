'use client';

import Link from 'next/link';
import { NotificationAbout } from '@/components/shell/notification-about';
import { useNotifications, useReadNotifications } from '@/components/shell/use-notifications';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import type { Notification } from '@/lib/domain/notifications/schema';
import { notificationPath, notificationText } from '@/lib/domain/notifications/texts';

const maxShown = 8;

/** Unread mentions and other notifications. */
export function NotificationsPanel() {
  const notifications = useNotifications(true);
  const { mutate: read } = useReadNotifications();
  const unread = (notifications.data?.data ?? []).filter(({ read_at }) => read_at === null);
  return (
    <Panel
      title="Mentions and other notifications"
      aside={
        unread.length > 0 && (
          <Button look="quiet" size="small" onClick={() => read(unread)}>
            Mark all as read
          </Button>
        )
      }
    >
      {notifications.isError ? (
        <ProblemNotice
          className="m-3"
          title="Your notifications could not be loaded"
          problem={notifications.error}
          onRetry={() => void notifications.refetch()}
        />
      ) : notifications.isPending ? (
        <Skeleton className="m-4 h-12" />
      ) : unread.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">You have read all notifications.</p>
      ) : (
        <ul className="divide-y">
          {unread.slice(0, maxShown).map((notification) => (
            <li key={notification.token}>
              <NotificationLink notification={notification} onShow={() => read([notification])} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface NotificationLinkProps {
  notification: Notification;
  onShow: () => void;
}

function NotificationLink({ notification, onShow }: NotificationLinkProps) {
  return (
    <Link
      href={notificationPath(notification)}
      onClick={onShow}
      className="block px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">{notificationText(notification)}</span>
        <span className="shrink-0 text-xs text-muted">
          <RelativeTime timestamp={notification.created_at} form="column" />
        </span>
      </span>
      <NotificationAbout notification={notification} />
    </Link>
  );
}
