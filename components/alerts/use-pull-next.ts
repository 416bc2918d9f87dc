import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client';

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
      // There is no body if there is nothing to pull.
      const { data: pulled } = await api.POST('/v1/alerts/next');
      if (!pulled) return toast.info('No unassigned alerts are open.');
      void queryClient.invalidateQueries({ queryKey: ['/v1/alerts/counts'] });
      const { token } = pulled.data;
      if (openInPage) openInPage(token);
      else router.push(`/alerts/${token}`);
    } catch (problem) {
      toast.error('No alert could be pulled', { description: describeProblem(problem) });
    }
  };
  return () => void pull();
}
