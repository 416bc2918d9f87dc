import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadPath } from '@/lib/api/query';
import { describeProblem } from './problem-notice';
import { toast } from './toast';

interface Change<Input, Output> {
  change: (input: Input) => Promise<Output>;
  /**
   * Queries that show it. They are also refetched after a refusal, because somebody else may have changed the
   * data.
   */
  changes: readonly ReadPath[];
  /** Shown after it has succeeded. */
  done?: string | ((output: Output, input: Input) => string);
  /** Shown if it was refused and no dialog shows the error. */
  refused?: string;
  /** Called before anything is refetched. */
  onDone?: (output: Output) => void;
}

/** A change through the API, after which the lists and resources that show it are refetched. */
export function useChange<Input, Output>({ change, changes, done, refused, onDone }: Change<Input, Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (output, input) => {
      onDone?.(output);
      if (done) toast.success(typeof done === 'string' ? done : done(output, input));
    },
    onError: (problem) => {
      if (refused) toast.error(refused, { description: describeProblem(problem) });
    },
    onSettled: () => {
      for (const path of changes) void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
}
