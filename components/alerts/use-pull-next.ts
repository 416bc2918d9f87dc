import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api, bodyOf } from '@/lib/api/client';

/**
 * Assigns the most urgent unassigned open alert to the user, overdue ones first, and opens it.
 * @param open how the page itself opens it; by default its own page is opened
 */
export function usePullNext(open?: (token: string) => void): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    try {
      const { data: alert } = await bodyOf(api.POST('/v1/alerts/next'));
      if (!alert) return toast.info('No unassigned alerts are open.');
      void queryClient.invalidateQueries({ queryKey: ['/v1/alerts/counts'] });
      if (open) open(alert.token);
      else router.push(`/alerts/${alert.token}`);
    } catch (problem) {
      toast.error('No alert could be pulled', { description: describeProblem(problem) });
    }
  };
}
