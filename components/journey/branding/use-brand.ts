import { useEffect, useSyncExternalStore } from 'react';
import { brandColours } from './brand-colours';

const isDark = () => document.documentElement.classList.contains('dark');

function subscribe(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

const names = {
  accent: '--accent',
  accentStrong: '--accent-strong',
  accentSoft: '--accent-soft',
  onAccent: '--on-accent',
} as const;

/** Applies the project's colour to the page, in both themes. */
export function useBrand(colour: string | null): void {
  const dark = useSyncExternalStore(subscribe, isDark);
  useEffect(() => {
    const colours = colour === null ? null : brandColours(colour, dark ? 'dark' : 'light');
    if (!colours) return;
    const { style } = document.documentElement;
    const entries = Object.entries(names) as [keyof typeof names, string][]; // its own keys
    for (const [key, name] of entries) style.setProperty(name, colours[key]);
    return () => {
      for (const [, name] of entries) style.removeProperty(name);
    };
  }, [colour, dark]);
}
