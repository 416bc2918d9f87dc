'use client';

import { CaseNumber } from '@/components/cases/case-number';
import { Written } from '@/components/ui/written';
import type { Notification } from '@/lib/domain/access/schema';
import { useNoticeTarget } from './use-notice-target';

/** Which alert or case a notice is about, and its note. The note of a deadline is only the name of the case. */
export function NoticeAbout({ notice }: { notice: Notification }) {
  const about = useNoticeTarget(notice);
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
      {notice.note !== null && notice.note !== about?.caseName && (
        <Written className="line-clamp-2 block text-left text-sm text-muted">{notice.note}</Written>
      )}
    </>
  );
}
