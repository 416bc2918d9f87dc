'use client';

import { ChevronRight, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import type { Case } from '@/lib/domain/cases/schema';
import { useBlockers, useRemarks } from './use-blockers';

interface Line {
  key: string;
  icon: LucideIcon;
  title: string;
  note: string;
  href: string;
}

/** What blocks an approval, and what to weigh before it. Each line links to its place. */
export function BeforeApproval({ of }: { of: Case }) {
  return (
    <>
      <Lines title="Before approval" lines={useBlockers(of)} />
      <Lines title="Before you decide" lines={useRemarks(of)} />
    </>
  );
}

/** The lines under a title; nothing without lines. */
function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="grid gap-x-6 gap-y-1 rounded-lg border bg-sunken px-4 py-2.5 @lg/case:auto-cols-fr @lg/case:grid-flow-col"
    >
      <h2 className="col-span-full text-xs text-muted @lg/case:row-start-1">{title}</h2>
      {lines.map(({ key, icon: Icon, title: what, note, href }) => (
        <Link
          key={key}
          href={href}
          prefetch={false}
          className="group grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_1rem] items-center gap-x-2 rounded-sm text-sm @lg/case:row-start-2"
        >
          <Icon aria-hidden className="mt-1 size-4 self-start text-muted @lg/case:mt-0.5" />
          <span className="min-w-0">
            <span className="block font-medium group-hover:underline">{what}</span>
            <span className="block text-xs wrap-anywhere text-muted">{note}</span>
          </span>
          <ChevronRight aria-hidden className="size-4 text-faint" />
        </Link>
      ))}
    </section>
  );
}
