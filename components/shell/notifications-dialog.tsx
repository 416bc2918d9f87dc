'use client';

import { Inbox } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Notification } from '@/lib/domain/notifications/schema';
import { notificationPath, notificationText } from '@/lib/domain/notifications/texts';
import { MailSwitch } from './mail-switch';
import { NotificationAbout } from './notification-about';
import { useNotifications, useReadNotifications } from './use-notifications';

interface NotificationsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function NotificationsDialog({ open, onClose }: NotificationsDialogProps) {
  const { data, error, isPending } = useNotifications(open);
  const { mutate: read, error: readError } = useReadNotifications();
  const notifications = data?.data ?? [];
  const unread = notifications.filter(({ read_at }) => read_at === null);
  const problem = error ?? readError;
  const show = (notification: Notification) => {
    if (notification.read_at === null) read([notification]);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Notifications">
      <div className="overflow-y-auto">
        {problem && (
          <ProblemNotice title="Your notifications could not be loaded" problem={problem} className="m-5" />
        )}
        {isPending && !problem && <p className="px-5 py-8 text-center text-muted">Loading…</p>}
        {data && notifications.length === 0 && (
          <EmptyState icon={Inbox} title="No notifications">
            Assignments, escalations, mentions and approaching deadlines appear here.
          </EmptyState>
        )}
        <ul className="divide-y">
          {notifications.map((notification) => (
            <li key={notification.token}>
              <NotificationLink notification={notification} onShow={() => show(notification)} />
            </li>
          ))}
        </ul>
      </div>
      <footer className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
        <MailSwitch />
        {unread.length > 0 && <Button onClick={() => read(unread)}>Mark all as read</Button>}
      </footer>
    </Dialog>
  );
}

function NotificationLink({ notification, onShow }: { notification: Notification; onShow: () => void }) {
  const isUnread = notification.read_at === null;
  return (
    <Link
      href={notificationPath(notification)}
      onClick={onShow}
      className="flex gap-3 px-5 py-3 hover:bg-hover"
    >
      <span
        aria-hidden
        className={`mt-1.5 size-2 shrink-0 rounded-full ${isUnread ? 'bg-accent' : 'bg-transparent'}`}
      />
      <span className="min-w-0 flex-1">
        <span className={`block text-sm ${isUnread ? 'font-semibold' : 'text-muted'}`}>
          {isUnread && <span className="sr-only">Unread: </span>}
          {notificationText(notification)}
        </span>
        <NotificationAbout notification={notification} />
      </span>
      <span className="shrink-0 text-xs text-muted">
        <RelativeTime timestamp={notification.created_at} form="text" />
      </span>
    </Link>
  );
}
