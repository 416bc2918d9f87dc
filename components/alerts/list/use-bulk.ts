import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refetchAroundAlert, updateCachedAlert } from '@/components/alerts/alert-cache';
import { heldAfter, type Undoable, without } from '@/components/alerts/decision/undoable';
import { useViewer } from '@/components/shell/viewer';
import { noSelection, type Selection } from '@/components/ui/data-table/selection';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { BulkChange } from './bulk';
import type { BulkResult } from './bulk-result';
import type { AlertGroup } from './group';
import { keepBulk, recallBulk } from './kept-bulk';

/** Loaded once something is selected. */
const code = () => import('./bulk');

const none: ReadonlyMap<string, string> = new Map();

interface Batch extends NonNullable<BulkResult['held']> {
  done: string;
  /** The rationale that an undo restores. */
  rationale: string | null;
}

/**
 * The selected rows, and the actions on all of them. Alerts that could not be changed stay selected, each with its
 * reason.
 * @param onEnd called when the focused element may disappear, with the alerts that were decided
 */
export function useBulk(groups: readonly AlertGroup[], onEnd: (decided?: ReadonlySet<string>) => void) {
  const queryClient = useQueryClient();
  const { token: person } = useViewer();
  const [kept] = useState(() => recallBulk(person));
  const [selection, setSelection] = useState<Selection>(() =>
    kept ? { keys: new Set(kept.rows), anchor: null } : noSelection,
  );
  const [problems, setProblems] = useState(none);
  /** The batches that can be undone, the newest last. */
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  /** The rationale that the user wrote; null while it is the drafted one. */
  const [written, setWritten] = useState(kept?.rationale ?? null);
  useEffect(() => keepBulk(person, written, selection.keys), [person, written, selection]);
  useEffect(() => {
    if (kept) toast.info('Your rationale is still here, with the alerts that it is about.');
  }, [kept]);
  const selected = groups.filter(({ key }) => selection.keys.has(key)).flatMap(({ alerts }) => alerts);

  const select = (isMeant: (token: string) => boolean) => {
    const keys = groups.filter(({ alerts }) => alerts.some(({ token }) => isMeant(token)));
    setSelection({ keys: new Set(keys.map(({ key }) => key)), anchor: null });
  };
  const show = ({ changed }: Pick<BulkResult, 'changed'>) => {
    for (const [token, change] of changed) updateCachedAlert(queryClient, token, change);
    refetchAroundAlert(queryClient);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ change, alerts }: { change: BulkChange; alerts: readonly Alert[] }) => {
      const { changeSeveral, tellChanged } = await code();
      const result = await changeSeveral(change, alerts, person);
      tellChanged(result);
      return result;
    },
    onSuccess: (result, { change }) => {
      const { done, leftOut, held, problems: refused } = result;
      show(result);
      select((token) => refused.has(token));
      setProblems(refused);
      const rationale = 'rationale' in change ? change.rationale : null;
      if (held)
        setBatches((all) => [
          ...all,
          { ...held, done: [done, leftOut].filter(Boolean).join('. '), rationale },
        ]);
      if (refused.size === 0) setWritten(null);
      onEnd(new Set(held?.tokens));
    },
    onError: (problem) =>
      toast.error('The alerts could not be changed', { description: describeProblem(problem) }),
  });

  async function undo(batch: Batch): Promise<void> {
    const { tokens, rationale } = batch;
    setBatches((all) => without(all, batch));
    const { undoSeveral, tellUndone } = await code();
    const result = await undoSeveral(tokens);
    tellUndone(result);
    show(result);
    select((token) => result.changed.has(token));
    setProblems(result.problems);
    setWritten(rationale);
    onEnd();
  }

  const newest = batches.at(-1);
  const undoable: Undoable | null = newest
    ? {
        done: newest.done,
        about: null,
        until: newest.until,
        undo: () => void undo(newest),
        forget: () => setBatches((all) => heldAfter(all, newest)),
      }
    : null;
  return {
    selection: { value: selection, onChange: setSelection },
    selected,
    problems,
    isPending,
    undoable,
    written,
    write: setWritten,
    run: (change: BulkChange) => mutate({ change, alerts: selected }),
    clear: () => {
      setSelection(noSelection);
      setProblems(none);
      setWritten(null);
      onEnd();
    },
  };
}
