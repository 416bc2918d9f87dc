import { useMutation } from '@tanstack/react-query';
import type { Case } from '@/lib/domain/cases/schema';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';

/** Its code is loaded when it is wanted, because few visits to a case end with it. */
export const useEvidencePack = (of: Case) =>
  useMutation({
    mutationFn: async () => (await import('./save-evidence-pack')).saveEvidencePack(of),
    onMutate: () => toast.info('The evidence pack is being made'),
    onError: (problem) =>
      toast.error('The evidence pack could not be made', { description: describeProblem(problem) }),
  });
