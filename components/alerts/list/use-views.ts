import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ProbityError } from '@/clients/typescript/src/problem';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api, dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { AlertView, AlertViews } from '@/lib/domain/access/schema';

const kept = readQuery('/v1/users/me/alert-views', {});

type Change = (views: readonly AlertView[]) => AlertView[];

const save = ({ revision }: AlertViews, views: AlertView[]) =>
  dataOf(api.PUT('/v1/users/me/alert-views', { body: { views, revision } }));

const isOutdated = (problem: unknown) => problem instanceof ProbityError && problem.status === 409;

/** The user's saved views on the server. Loaded when the panel is first opened. */
export function useViews(isOpen: boolean) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...kept, enabled: isOpen });

  /** If another window has changed the views, reads them again and applies the change to those. */
  async function make(change: Change): Promise<AlertViews> {
    const read = await queryClient.ensureQueryData(kept);
    try {
      return await save(read, change(read.views));
    } catch (problem) {
      if (!isOutdated(problem)) throw problem;
      const now = await queryClient.fetchQuery({ ...kept, staleTime: 0 });
      return save(now, change(now.views));
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: make,
    onSuccess: (saved) => queryClient.setQueryData(kept.queryKey, saved),
    onError: (problem) =>
      toast.error('Your views could not be changed', { description: describeProblem(problem) }),
  });
  return { views: data?.views, problem: error, retry: () => void refetch(), change: mutate, isPending };
}
