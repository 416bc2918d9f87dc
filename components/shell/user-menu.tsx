'use client';

import { ChevronsUpDown, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { signOut } from '@/components/access/sign-out';
import { initialsOf } from '@/components/ui/format';
import { Menu, type MenuChoice, MenuChoices, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { useViewer } from './viewer';

const themes: MenuChoice[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

interface UserMenuProps {
  place: 'rail' | 'bar';
  onShowShortcuts: () => void;
}

export function UserMenu({ place, onShowShortcuts }: UserMenuProps) {
  const { name, email, role } = useViewer();
  const { theme = 'system', setTheme } = useTheme();
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
      <div className="px-2 py-1.5">
        <p className="text-sm font-medium">{name}</p>
        <p className="text-xs text-muted">{email}</p>
        <p className="text-xs text-muted capitalize">{role}</p>
      </div>
      <MenuSeparator />
      <MenuChoices label="Theme" choices={themes} value={theme} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem icon={Keyboard} onClick={onShowShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={LogOut} onClick={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
