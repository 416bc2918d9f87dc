'use client';

import { CaseNumber } from '@/components/cases/case-number';
import { Written } from '@/components/ui/written';
import type { Notification } from '@/lib/domain/notifications/schema';
import { useNotificationTarget } from './use-notification-target';

/** Which alert or case a notification is about, and its note. The note of a deadline is only the name of the case. */
export function NotificationAbout({ notification }: { notification: Notification }) {
  const about = useNotificationTarget(notification);
  return (
    <>
      {about && (
        <>
          <bdi className="block truncate text-left text-sm">{about.name}</bdi>
          <span className="block text-xs text-muted">
            {about.what}
            {about.caseName && (
              <>
                {' · '}
                <CaseNumber>{about.caseName}</CaseNumber>
              </>
            )}
          </span>
        </>
      )}
      {notification.note !== null && notification.note !== about?.caseName && (
        <Written className="line-clamp-2 block text-left text-sm text-muted">{notification.note}</Written>
      )}
    </>
  );
}
