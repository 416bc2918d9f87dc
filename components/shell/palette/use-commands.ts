import { ArrowRight, Compass, Keyboard, LogOut, Mail, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useRouter } from 'next/navigation';
import { signOut } from '@/components/access/sign-out';
import { categories, categoryIcon } from '@/components/alerts/appearance';
import { usePullNext } from '@/components/alerts/use-pull-next';
import { canAct } from '@/lib/domain/access/roles';
import type { FrameProps } from '../frame';
import { sectionsFor } from '../sections';
import { useViewer } from '../viewer';
import type { Command } from './commands';

/** The actions that are available everywhere. */
export function useCommands({ onShowNotifications, onShowShortcuts, onShowTour }: FrameProps): Command[] {
  const router = useRouter();
  const { role } = useViewer();
  const { resolvedTheme, setTheme } = useTheme();
  const pullNext = usePullNext();
  const sections = sectionsFor(role);
  const shows = (href: string) => sections.some((section) => section.href === href);
  const isDark = resolvedTheme === 'dark';
  const action = (id: string, rest: Pick<Command, 'label' | 'icon' | 'keys' | 'run'>): Command => ({
    id,
    group: 'Actions',
    ...rest,
  });
  return [
    ...sections.map(({ name, href, icon, keys, also }): Command => ({
      id: href,
      group: 'Go to',
      label: name,
      icon,
      keys,
      also,
      run: () => router.push(href),
    })),
    ...(shows('/alerts') ? categories : []).map((category): Command => ({
      id: category,
      group: 'Go to',
      label: `Alerts: ${category}`,
      icon: categoryIcon[category],
      isTypedFor: true,
      run: () => router.push(`/alerts?${new URLSearchParams({ category })}`),
    })),
    ...(canAct(role) ? [action('pull', { label: 'Pull next alert', icon: ArrowRight, run: pullNext })] : []),
    action('notifications', {
      label: 'Show notifications',
      icon: Mail,
      keys: 'g i',
      run: onShowNotifications,
    }),
    action('theme', {
      label: isDark ? 'Light theme' : 'Dark theme',
      icon: isDark ? Sun : Moon,
      run: () => setTheme(isDark ? 'light' : 'dark'),
    }),
    action('keys', { label: 'Keyboard shortcuts', icon: Keyboard, keys: '?', run: onShowShortcuts }),
    action('tour', { label: 'Show the tour', icon: Compass, run: onShowTour }),
    action('out', { label: 'Sign out', icon: LogOut, run: () => void signOut() }),
  ];
}
