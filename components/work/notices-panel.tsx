'use client';

import Link from 'next/link';
import { NoticeAbout } from '@/components/shell/notice-about';
import { useNotices, useReadNotices } from '@/components/shell/use-notices';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { notificationPath, notificationText } from '@/lib/domain/access/notification-texts';
import type { Notification } from '@/lib/domain/access/schema';

const maxShown = 8;

/** Unread mentions and other notices. */
export function NoticesPanel() {
  const notices = useNotices(true);
  const { mutate: read } = useReadNotices();
  const unread = (notices.data?.data ?? []).filter(({ read_at }) => read_at === null);
  return (
    <Panel
      title="Mentions and notices"
      aside={
        unread.length > 0 && (
          <Button look="quiet" size="small" onClick={() => read(unread)}>
            Mark all as read
          </Button>
        )
      }
    >
      {notices.isError ? (
        <ProblemNotice
          className="m-3"
          title="Your notices could not be loaded"
          problem={notices.error}
          onRetry={() => void notices.refetch()}
        />
      ) : notices.isPending ? (
        <Skeleton className="m-4 h-12" />
      ) : unread.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">You have read all notices.</p>
      ) : (
        <ul className="divide-y">
          {unread.slice(0, maxShown).map((notice) => (
            <li key={notice.token}>
              <Notice notice={notice} onShow={() => read([notice])} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface NoticeProps {
  notice: Notification;
  onShow: () => void;
}

function Notice({ notice, onShow }: NoticeProps) {
  return (
    <Link
      href={notificationPath(notice)}
      onClick={onShow}
      className="block px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">{notificationText(notice)}</span>
        <span className="shrink-0 text-xs text-muted">
          <RelativeTime timestamp={notice.created_at} form="column" />
        </span>
      </span>
      <NoticeAbout notice={notice} />
    </Link>
  );
}
