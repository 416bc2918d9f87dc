import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api, bodyOf } from '@/lib/api/client';

type Open = (token: string) => void;

/** How the shown page itself opens an alert, if it does. The palette is outside of the page. */
let openInPage: Open | undefined;

/**
 * Assigns the most urgent unassigned open alert to the user, overdue ones first, and opens it.
 * @param open how the page itself opens it, whoever pulls; without one, the alert's own page is opened
 */
export function usePullNext(open?: Open): () => void {
  useEffect(() => {
    if (!open) return;
    openInPage = open;
    return () => {
      openInPage = undefined;
    };
  });
  const router = useRouter();
  const queryClient = useQueryClient();
  const pull = async () => {
    try {
      const { data: alert } = await bodyOf(api.POST('/v1/alerts/next'));
      if (!alert) return toast.info('No unassigned alerts are open.');
      void queryClient.invalidateQueries({ queryKey: ['/v1/alerts/counts'] });
      if (openInPage) openInPage(alert.token);
      else router.push(`/alerts/${alert.token}`);
    } catch (problem) {
      toast.error('No alert could be pulled', { description: describeProblem(problem) });
    }
  };
  return () => void pull();
}
