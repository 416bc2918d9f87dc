'use client';

import { Mail } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { Brand, BrandMark } from '@/components/ui/brand';
import { classNames } from '@/components/ui/class-names';
import { ShortcutHint } from '@/components/ui/tooltip';
import type { FrameProps } from './frame';
import { Navigation, SectionLink } from './navigation';
import { ProjectBadge } from './project-badge';
import { RailItemText, railItemStyle } from './rail-item';
import { RailTooltip } from './rail-tooltip';
import { SearchButton } from './search-button';
import { hasThreePanes, settings } from './sections';
import { ThemeSwitch } from './theme-switch';
import { unreadLabel } from './use-notifications';
import { UserMenu } from './user-menu';

/** The navigation beside the page, from 768 px on. Its parts adapt to its width with the container query `rail`. */
export function Rail(frame: FrameProps) {
  const width = hasThreePanes(usePathname()) ? 'min-[100rem]:w-54' : 'min-[75rem]:w-54';
  return (
    <aside
      className={classNames(
        '@container/rail sticky top-0 hidden h-dvh w-14 bg-rail text-rail-ink md:block',
        width,
      )}
    >
      <div className="relative flex h-full [scrollbar-width:thin] flex-col gap-4 overflow-x-hidden overflow-y-auto p-2 @min-[10rem]/rail:p-3 [@media(max-height:56rem)]:gap-2">
        <BrandMark className="mx-auto my-2 size-6 shrink-0 @min-[10rem]/rail:hidden" />
        <Brand className="hidden px-2 pt-2 @min-[10rem]/rail:inline-flex" />
        <ProjectBadge />
        <SearchButton onSearch={frame.onSearch} />
        {/* Scrolls separately, so that the account stays visible. The padding leaves room for focus outlines. */}
        <div className="relative -m-2 min-h-44 flex-1 [scrollbar-width:thin] overflow-x-hidden overflow-y-auto p-2">
          <Navigation />
        </div>
        <RailFoot {...frame} />
      </div>
    </aside>
  );
}

function RailFoot({ unread, onShowNotifications, onShowShortcuts }: FrameProps) {
  return (
    <div className="flex flex-col gap-0.5">
      <RailTooltip content={<ShortcutHint label="Notifications" keys="g i" />}>
        <button type="button" onClick={onShowNotifications} className={railItemStyle()}>
          <RailItemText icon={Mail} count={unread} countLabel={unreadLabel(unread)}>
            Notifications
          </RailItemText>
        </button>
      </RailTooltip>
      <ThemeSwitch />
      <SectionLink section={settings} />
      <UserMenu place="rail" onShowShortcuts={onShowShortcuts} />
    </div>
  );
}
