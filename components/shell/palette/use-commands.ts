import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Keyboard, LogOut, Mail, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/toast';
import { signOut } from '@/components/access/sign-out';
import { messageOf } from '@/components/ui/problem-notice';
import { api, bodyOf } from '@/lib/api/client';
import { canAct } from '@/lib/domain/access/roles';
import type { FrameProps } from '../frame';
import { sectionsFor } from '../sections';
import { useViewer } from '../viewer';
import type { Command } from './commands';

/** Takes the most urgent open alert that nobody has, and goes to it. */
function usePullNext(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    try {
      const { data: alert } = await bodyOf(api.POST('/v1/alerts/next'));
      if (!alert) return toast.info('No open alert is free.');
      void queryClient.invalidateQueries({ queryKey: ['/v1/alerts/counts'] });
      router.push(`/alerts/${alert.token}`);
    } catch (problem) {
      toast.error('No alert could be pulled', { description: messageOf(problem) });
    }
  };
}

/** What can be done from anywhere. */
export function useCommands({ onShowNotices, onShowShortcuts }: FrameProps): Command[] {
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
    action('out', { label: 'Sign out', icon: LogOut, run: () => void signOut() }),
  ];
}
