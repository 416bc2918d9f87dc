'use client';

import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useHydrated } from '@/components/ui/use-hydrated';
import { RailItemText, railItemStyle } from './rail-item';
import { RailTooltip } from './rail-tooltip';

/** Switches to the other theme, which is unknown before hydration because the server does not know it. */
export function ThemeSwitch() {
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = useHydrated() && resolvedTheme === 'dark';
  const other = isDark ? 'Light theme' : 'Dark theme';
  return (
    <RailTooltip content={other}>
      <button type="button" onClick={() => setTheme(isDark ? 'light' : 'dark')} className={railItemStyle()}>
        <RailItemText icon={isDark ? Sun : Moon}>{other}</RailItemText>
      </button>
    </RailTooltip>
  );
}
