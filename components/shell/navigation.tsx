'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { sections } from './sections';

interface NavigationProps {
  onNavigate?: () => void;
}

export function Navigation({ onNavigate }: NavigationProps) {
  const path = usePathname();
  return (
    <nav aria-label="Sections">
      <ul className="flex flex-col gap-0.5">
        {sections.map(({ name, href, icon: Icon }) => {
          const isHere = path === href || path.startsWith(`${href}/`);
          return (
            <li key={href}>
              <Link
                href={href}
                onClick={onNavigate}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'flex h-8 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium pointer-coarse:h-11',
                  isHere
                    ? 'bg-rail-hover text-rail-ink'
                    : 'text-rail-muted hover:bg-rail-hover hover:text-rail-ink',
                )}
              >
                <Icon aria-hidden className="size-4" strokeWidth={2} />
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
