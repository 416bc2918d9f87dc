import { useCallback, useEffect, useRef, useState } from 'react';
import { lastOf, type Undoable } from '@/components/alerts/decision/undoable';
import { type DecisionCode, useDecisions } from '@/components/alerts/decision/use-decisions';
import type { useAlertList } from '@/components/alerts/list/use-alert-list';
import { useBulk } from '@/components/alerts/list/use-bulk';
import { useViewer } from '@/components/shell/viewer';
import type { WorkspaceProps } from './alert-workspace';
import type { nextFor } from './next-alert';
import type { usePlaces } from './use-places';

interface Deciding {
  list: ReturnType<typeof useAlertList>;
  /** The open alert. */
  current: string | undefined;
  places: ReturnType<typeof usePlaces>;
  open: (token: string, how: 'replace') => void;
  /** The code of the workspace, once it has loaded. */
  code: (DecisionCode & { nextFor: typeof nextFor }) | null;
}

/** Decisions on the open alert and on the selected ones: the next alert opens by itself, and an undo returns to it. */
export function useDeciding({ list, current, places, open, code }: Deciding) {
  const viewer = useViewer();
  const { groups, gone } = list;
  const { wantFocus, setSheet, toList, layout } = places;
  const reopen = useCallback(
    (reopened: string) => {
      open(reopened, 'replace');
      wantFocus(reopened);
    },
    [open, wantFocus],
  );
  const decisions = useDecisions(reopen, code);
  const [snoozed, offerUndo] = useState<Undoable | null>(null);
  const bulk = useBulk(groups, (decided) => {
    const next =
      layout.isOpen &&
      current &&
      decided?.has(current) &&
      code?.nextFor(viewer, groups, current, decided, gone);
    if (!next) return toList();
    setSheet(null);
    reopen(next.token);
  });

  const goOn: WorkspaceProps['onCommit'] = (alert, plan, draft) => {
    if (!decisions.commit(alert, plan, draft)) return;
    const next = code?.nextFor(viewer, groups, alert.token, decisions.decided, gone);
    if (next) reopen(next.token);
    else wantFocus(alert.token);
  };
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  const commit = useCallback<WorkspaceProps['onCommit']>((...given) => latest.current(...given), []);
  const undoable = lastOf(decisions.undoable, bulk.undoable, snoozed);
  return { reopen, decisions, bulk, commit, offerUndo, undoable };
}
