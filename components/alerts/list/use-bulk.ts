import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchAroundAlert, updateCachedAlert } from '@/components/alerts/alert-cache';
import { noSelection, type Selection } from '@/components/ui/data-table/selection';
import { formatCount } from '@/components/ui/format';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type BulkChange, changeSeveral, lookAfter } from './bulk';
import type { AlertGroup } from './group';

const alertsIn = (count: number) => `${formatCount(count)} ${count === 1 ? 'alert' : 'alerts'}`;
const none: ReadonlyMap<string, string> = new Map();

/**
 * The rows that are selected, and what is done with all of them. Those that were left out stay selected, each with its reason.
 * @param onEnd when what has the focus may go away
 */
export function useBulk(groups: readonly AlertGroup[], onEnd: () => void) {
  const queryClient = useQueryClient();
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [problems, setProblems] = useState(none);
  const selected = groups.filter(({ key }) => selection.keys.has(key)).flatMap(({ alerts }) => alerts);

  const keepRefused = (refused: ReadonlyMap<string, string>) => {
    const isRefused = ({ alerts }: AlertGroup) => alerts.some(({ token }) => refused.has(token));
    const keys = groups.filter((group) => selection.keys.has(group.key) && isRefused(group));
    setSelection({ keys: new Set(keys.map(({ key }) => key)), anchor: null });
    setProblems(refused);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: ({ change, alerts }: { change: BulkChange; alerts: readonly Alert[] }) =>
      changeSeveral(change, alerts),
    onSuccess: ({ changed, problems: refused }, { change }) => {
      for (const { token } of changed) updateCachedAlert(queryClient, token, lookAfter(change));
      keepRefused(refused);
      onEnd();
      refetchAroundAlert(queryClient);
      const left = refused.size > 0 ? `, ${alertsIn(refused.size)} left as before` : '';
      (refused.size > 0 ? toast.info : toast.success)(`${alertsIn(changed.length)} changed${left}`);
    },
    onError: (problem) =>
      toast.error('The alerts could not be changed', { description: describeProblem(problem) }),
  });

  return {
    selection: { value: selection, onChange: setSelection },
    selected,
    problems,
    isPending,
    run: (change: BulkChange) => mutate({ change, alerts: selected }),
    clear: () => {
      setSelection(noSelection);
      setProblems(none);
      onEnd();
    },
  };
}
