'use client';

import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { counted } from '@/components/ui/format';
import type { Case } from '@/lib/domain/cases/schema';
import { BeforeApprovalSkeleton } from './before-approval-skeleton';
import { useBlockers, useIsWeighing, useRemarks } from './use-blockers';

interface Line {
  key: string;
  icon: LucideIcon;
  title: string;
  note: string;
  href: string;
}

/**
 * What blocks an approval, and what to weigh before it. Each line links to its place. On a phone they are folded,
 * because they would push the open tab off the screen.
 */
export function BeforeApproval({ of }: { of: Case }) {
  const [isOpen, open] = useState(false);
  const blockers = useBlockers(of);
  const remarks = useRemarks(of);
  const isWeighing = useIsWeighing(of.token);
  if (isWeighing && of.status !== 'Closed') return <BeforeApprovalSkeleton />;
  const weighed = remarks.map((remark) => ({ ...remark, note: `Does not block. ${remark.note}` }));
  const lines: readonly Line[] = blockers.length > 0 ? [...blockers, ...weighed] : remarks;
  if (lines.length === 0) return null;
  const title = blockers.length > 0 ? 'Before approval' : 'Before you decide';
  return (
    <section aria-label={title} className="rounded-lg border bg-sunken px-4 py-2.5 @max-xl/case:py-0.5">
      <h2 className="mb-1.5 text-xs text-muted @max-xl/case:hidden">{title}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        className="hidden min-h-10 w-full items-center gap-2 rounded-sm text-left text-sm @max-xl/case:flex"
      >
        <span className="font-medium">{title}</span>
        <span className="flex-1 text-xs text-muted">{counted(lines.length, 'point', 'points')}</span>
        <ChevronDown aria-hidden className={classNames('size-4 text-faint', isOpen && 'rotate-180')} />
      </button>
      <ul
        className={classNames(
          'grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] items-start gap-x-6 gap-y-1',
          !isOpen && '@max-xl/case:hidden',
        )}
      >
        {lines.map((line) => (
          <li key={line.title}>
            <LinkedLine {...line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LinkedLine = ({ icon: Icon, title, note, href }: Line) => (
  <Link
    href={href}
    prefetch={false}
    className="group grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_1rem] items-start gap-x-2 rounded-sm text-sm"
  >
    <Icon aria-hidden className="mt-0.5 size-4 text-muted" />
    <span className="min-w-0">
      <span className="block font-medium group-hover:underline">{title}</span>
      <span className="block text-xs wrap-anywhere text-muted">{note}</span>
    </span>
    <ChevronRight aria-hidden className="mt-0.5 size-4 text-faint" />
  </Link>
);
