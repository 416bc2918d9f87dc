'use client';

import { FileCheck, FileQuestionMark } from 'lucide-react';
import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { formatDateTime } from '@/components/ui/format';
import { toneClass } from '@/components/ui/tone';
import type { Alert } from '@/lib/domain/alerts/schema';

/** A newer document decides nothing about a face: the face has to be compared with the new portrait. */
const titles = {
  document: {
    accepted: 'Replaced by a newer document, which was accepted',
    open: 'The client has sent a newer document, which is not accepted yet',
  },
  portrait: {
    accepted: 'The portrait was replaced: a newer document of the client was accepted',
    open: 'The client has sent a newer document with another portrait, which is not accepted yet',
  },
};

/** Says that the person has sent another document since, which the decider should look at too. */
export function ReplacedNotice({ alert: { case_token, replaced_by } }: { alert: Alert }) {
  if (!replaced_by || !case_token) return null;
  const [Icon, tone] = replaced_by.is_accepted
    ? [FileCheck, 'good' as const]
    : [FileQuestionMark, 'info' as const];
  return (
    <section
      aria-label="Newer document"
      className={classNames(toneClass[tone], 'flex gap-3 rounded-lg border border-tone/40 bg-tone-soft p-4')}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          {titles[replaced_by.of][replaced_by.is_accepted ? 'accepted' : 'open']}
        </p>
        <p className="mt-1 text-muted">
          Read on {formatDateTime(replaced_by.completed_at)}.{' '}
          <Link
            href={`/cases/${case_token}/documents`}
            prefetch={false}
            className="text-ink underline underline-offset-4"
          >
            {replaced_by.of === 'portrait'
              ? 'Compare the face with the newer portrait'
              : 'Compare the documents'}
          </Link>
        </p>
      </div>
    </section>
  );
}
