import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadPath } from '@/lib/api/query';
import { describeProblem } from './problem-notice';
import { toast } from './toast';

interface Change<Input, Output> {
  change: (input: Input) => Promise<Output>;
  /** What shows it. It is read again also after a refusal: somebody else may have changed it. */
  changes: readonly ReadPath[];
  /** Told once it has happened. */
  done?: string | ((output: Output, input: Input) => string);
  /** Told if it was refused, where no dialog shows it. */
  refused?: string;
  /** Before anything is read again. */
  onDone?: (output: Output) => void;
}

/** A change by the API, after which the lists and resources that show it are read again. */
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
