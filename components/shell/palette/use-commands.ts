import { ArrowRight, Compass, Keyboard, LogOut, Mail, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useRouter } from 'next/navigation';
import { signOut } from '@/components/access/sign-out';
import { usePullNext } from '@/components/alerts/use-pull-next';
import { canAct } from '@/lib/domain/access/roles';
import type { FrameProps } from '../frame';
import { sectionsFor } from '../sections';
import { useViewer } from '../viewer';
import type { Command } from './commands';

/** What can be done from anywhere. */
export function useCommands({ onShowNotices, onShowShortcuts, onShowTour }: FrameProps): Command[] {
  const router = useRouter();
  const { role } = useViewer();
  const { resolvedTheme, setTheme } = useTheme();
  const pullNext = usePullNext();
  const isDark = resolvedTheme === 'dark';
  const action = (id: string, rest: Pick<Command, 'label' | 'icon' | 'keys' | 'run'>): Command => ({
    id,
    group: 'Actions',
    ...rest,
  });
  return [
    ...sectionsFor(role).map(({ name, href, icon, keys }): Command => ({
      id: href,
      group: 'Go to',
      label: name,
      icon,
      keys,
      run: () => router.push(href),
    })),
    ...(canAct(role)
      ? [action('pull', { label: 'Pull next alert', icon: ArrowRight, run: () => void pullNext() })]
      : []),
    action('notices', { label: 'Show notices', icon: Mail, keys: 'g i', run: onShowNotices }),
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
