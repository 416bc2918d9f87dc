'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { formatCount } from '@/components/ui/format';
import { ShortcutHint } from '@/components/ui/tooltip';
import { RailItemText, railItemStyle } from './rail-item';
import { RailTooltip } from './rail-tooltip';
import { isWithin, type Section, sectionGroupsFor } from './sections';
import { useSectionCounts } from './use-section-counts';
import { useViewer } from './viewer';

interface NavigationProps {
  onNavigate?: () => void;
}

export function Navigation({ onNavigate }: NavigationProps) {
  const { role } = useViewer();
  const counts = useSectionCounts();
  return (
    <nav
      aria-label="Sections"
      className="flex flex-col gap-3 @min-[10rem]/rail:gap-4 @min-[10rem]/rail:[@media(max-height:56rem)]:gap-2"
    >
      {sectionGroupsFor(role).map(({ name, sections }) => (
        <div
          key={name}
          className="not-first:border-t not-first:border-rail-line not-first:pt-3 @min-[10rem]/rail:not-first:border-0 @min-[10rem]/rail:not-first:pt-0"
        >
          <p aria-hidden className="hidden px-2.5 pb-1 text-xs text-rail-muted @min-[10rem]/rail:block">
            {name}
          </p>
          <ul aria-label={name} className="flex flex-col gap-0.5">
            {sections.map((section) => (
              <li key={section.href}>
                <SectionLink section={section} count={counts[section.href]} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface SectionLinkProps extends NavigationProps {
  section: Section;
  count?: number;
}

export function SectionLink({ section, count, onNavigate }: SectionLinkProps) {
  const isHere = isWithin(usePathname(), section);
  const { name, href, icon, keys, wrong, counted } = section;
  const said = counted && count ? `${formatCount(count)} ${counted}` : undefined;
  return (
    <RailTooltip content={<ShortcutHint label={said ? `${name}: ${said}` : name} keys={keys} />}>
      <Link
        href={href}
        prefetch={false}
        onClick={onNavigate}
        aria-current={isHere ? 'page' : undefined}
        className={railItemStyle(isHere)}
      >
        <RailItemText icon={icon} count={count} countLabel={said} wrong={wrong}>
          {name}
        </RailItemText>
      </Link>
    </RailTooltip>
  );
}
