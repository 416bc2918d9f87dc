import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadPath } from '@/lib/api/query';
import { messageOf } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';

interface Change<Input, Output> {
  change: (input: Input) => Promise<Output>;
  /** What is read again. */
  changes: readonly ReadPath[];
  /** Told once it has happened. */
  done?: string;
  /** Told if it was refused, where no dialog shows it. */
  refused?: string;
}

/** A change by the API, after which the lists and resources that show it are read again. */
export function useChange<Input, Output>({ change, changes, done, refused }: Change<Input, Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done) toast.success(done);
      for (const path of changes) void queryClient.invalidateQueries({ queryKey: [path] });
    },
    onError: (problem) => {
      if (refused) toast.error(refused, { description: messageOf(problem) });
    },
  });
}
