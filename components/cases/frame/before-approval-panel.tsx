'use client';

import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { Case } from '@/lib/domain/cases/schema';
import { useBlockers } from './use-blockers';

/** What still stands before an approval, each line leading to its place. Nothing once there is none. */
export function BeforeApproval({ of }: { of: Case }) {
  const blockers = useBlockers(of);
  if (blockers.length === 0) return null;
  return (
    <section
      aria-label="Before approval"
      className="grid gap-x-6 gap-y-1 rounded-lg border bg-sunken px-4 py-2.5 @lg/case:auto-cols-fr @lg/case:grid-flow-col"
    >
      <h2 className="col-span-full text-xs text-muted @lg/case:row-start-1">Before approval</h2>
      {blockers.map(({ key, icon: Icon, title, note, href }) => (
        <Link
          key={key}
          href={href}
          prefetch={false}
          className="group grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_1rem] items-center gap-x-2 rounded-sm text-sm @lg/case:row-start-2"
        >
          <Icon aria-hidden className="size-4 self-start text-muted max-sm:mt-1 sm:mt-0.5" />
          <span className="min-w-0">
            <span className="block font-medium group-hover:underline">{title}</span>
            <span className="block text-xs text-muted">{note}</span>
          </span>
          <ChevronRight aria-hidden className="size-4 text-faint" />
        </Link>
      ))}
    </section>
  );
}
