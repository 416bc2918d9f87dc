'use client';

import { Moon } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useHydrated } from '@/components/ui/use-hydrated';
import { RailItemText, railItemStyle } from './rail-item';
import { RailTooltip } from './rail-tooltip';

/** Switches the theme, which is unknown before hydration because the server does not know it. */
export function ThemeSwitch() {
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = useHydrated() && resolvedTheme === 'dark';
  return (
    <RailTooltip content="Dark theme">
      <button
        type="button"
        aria-pressed={isDark}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
        className={railItemStyle()}
      >
        <RailItemText icon={Moon}>Dark theme</RailItemText>
      </button>
    </RailTooltip>
  );
}
