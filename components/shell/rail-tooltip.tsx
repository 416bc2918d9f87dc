'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Keepable } from '@/components/ui/on-demand';
import { Tooltip } from '@/components/ui/tooltip';
import { hasThreePanes } from './sections';

/** The name of an icon in the narrow rail. The wide rail shows names beside the icons. */
export function RailTooltip({ content, children }: { content: ReactNode; children: Keepable }) {
  const narrowTo = hasThreePanes(usePathname()) ? 'min-[100rem]:hidden' : 'min-[75rem]:hidden';
  return (
    <Tooltip side="right" content={content} className={classNames('max-md:hidden', narrowTo)}>
      {children}
    </Tooltip>
  );
}
