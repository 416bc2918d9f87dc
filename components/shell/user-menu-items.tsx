'use client';

import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { signOut } from '@/components/access/sign-out';
import { type MenuChoice, MenuChoices, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { useViewer } from './viewer';

const themes: MenuChoice[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

export interface UserMenuItemsProps {
  onShowShortcuts: () => void;
}

export function UserMenuItems({ onShowShortcuts }: UserMenuItemsProps) {
  const { name, email, role } = useViewer();
  const { theme = 'system', setTheme } = useTheme();
  return (
    <>
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
    </>
  );
}
