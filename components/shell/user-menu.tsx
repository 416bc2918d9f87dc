'use client';

import { ChevronsUpDown } from 'lucide-react';
import { initialsOf } from '@/components/ui/format';
import { Menu } from '@/components/ui/menu';
import { panels } from './panels';
import type { UserMenuItemsProps } from './user-menu-items';
import { useViewer } from './viewer';

interface UserMenuProps extends UserMenuItemsProps {
  place: 'rail' | 'bar';
}

/** Loaded when the menu is opened. */
function Items(props: UserMenuItemsProps) {
  const code = panels.useCode(true);
  return code && <code.UserMenuItems {...props} />;
}

export function UserMenu({ place, onShowShortcuts }: UserMenuProps) {
  const { name, role } = useViewer();
  return (
    <Menu
      side={place === 'rail' ? 'top' : 'bottom'}
      align={place === 'rail' ? 'start' : 'end'}
      trigger={
        <button
          type="button"
          className="flex items-center justify-center gap-2.5 rounded-md p-1 text-left hover:bg-rail-hover data-popup-open:bg-rail-hover @min-[10rem]/rail:justify-start @min-[10rem]/rail:p-1.5"
        >
          <span className="sr-only">{`Your account: ${name}, ${role}`}</span>
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full border border-rail-line bg-rail-hover text-xs font-semibold"
          >
            {initialsOf(name)}
          </span>
          {place === 'rail' && (
            <>
              <span aria-hidden className="hidden min-w-0 flex-1 @min-[10rem]/rail:block">
                <span className="block truncate text-sm font-medium">{name}</span>
                <span className="block text-xs text-rail-muted capitalize">{role}</span>
              </span>
              <ChevronsUpDown
                aria-hidden
                className="hidden size-3.5 text-rail-muted @min-[10rem]/rail:block"
              />
            </>
          )}
        </button>
      }
    >
      <Items onShowShortcuts={onShowShortcuts} />
    </Menu>
  );
}
