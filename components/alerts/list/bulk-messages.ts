import { counted } from '@/components/ui/format';
import { toast } from '@/components/ui/toast';
import type { BulkResult } from './bulk-result';

/** Says what was left out; what was done only where no undo bar says it. */
export function tellChanged({ problems, leftOut, held, changed, done }: BulkResult): void {
  if (problems.size > 0)
    return toast.info(`${counted(problems.size, 'alert', 'alerts')} left out`, {
      description: ['The rows say why.', leftOut].filter(Boolean).join(' '),
    });
  if (held) return;
  const tell = changed.size > 0 ? toast.success : toast.info;
  tell(done, { description: leftOut ?? undefined });
}

export function tellUndone({ problems }: Pick<BulkResult, 'problems'>): void {
  if (problems.size > 0)
    toast.error(`${counted(problems.size, 'alert', 'alerts')} could not be undone`, {
      description: 'The rows say why.',
    });
}
