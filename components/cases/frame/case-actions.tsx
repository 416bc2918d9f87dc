'use client';

import { Ellipsis, FileDown, UserPlus, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { canAct } from '@/lib/domain/access/roles';
import type { CaseAction } from '@/lib/domain/cases/moves';
import type { Case } from '@/lib/domain/cases/schema';
import type { ReportFormat } from '@/lib/domain/reports/schema';
import type { CaseDialogName } from '@/components/cases/moves/case-dialog';
import { CaseDialogs } from '@/components/cases/moves/case-dialogs';
import { isDirect, moveLabel, moveLook, offeredMoves, takesBack } from '@/components/cases/moves/case-moves';
import { useTransitionCase } from '@/components/cases/moves/use-case-moves';
import { describeProblem } from '@/components/ui/problem-notice';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { CommitKeys } from '@/components/ui/key-form';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { toast } from '@/components/ui/toast';

function useStart(of: Case, open: (name: CaseDialogName) => void) {
  const transition = useTransitionCase(of);
  const start = (move: CaseAction) => {
    if (takesBack(move, of)) open('take_back');
    else if (move === 'review' && of.open_alerts_count > 0) open('review');
    else if (!isDirect(move)) open(move);
    else if (!transition.isPending)
      transition.mutate(
        { trigger: move },
        {
          onError: (problem) =>
            toast.error('The case could not be moved', { description: describeProblem(problem) }),
        },
      );
  };
  return { start, isPending: transition.isPending };
}

/** Its code is loaded when it is wanted, because few visits to a case end with it. */
const savePack = (of: Case, format: ReportFormat) =>
  import('./save-evidence-pack')
    .then((code) => code.saveEvidencePack(of, format))
    .catch((problem: unknown) =>
      toast.error('The evidence pack could not be made', { description: describeProblem(problem) }),
    );

export function CaseActions({ of }: { of: Case }) {
  const viewer = useViewer();
  const [dialog, open] = useState<CaseDialogName | null>(null);
  const { start, isPending } = useStart(of, open);
  const { primary, others } = offeredMoves(of, viewer);
  const mayChange = canAct(viewer.role);
  const mayAdd = mayChange && of.status !== 'Closed';
  // Once the case has moved while it is open, the key does not go on to its decision.
  const [startedIn] = useState(of.status);
  const isOnKey = primary && !(primary === 'close' && startedIn !== of.status);
  useShortcuts({
    ...(isOnKey && { '$mod+Enter': () => start(primary) }),
    ...(mayChange && { s: () => open('assign') }),
  });
  return (
    <div className="flex items-center gap-2 @max-xl/case:w-full">
      <Menu
        trigger={
          <Button
            look="secondary"
            size="icon"
            aria-label="More for this case"
            className="@max-xl/case:order-last"
          >
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {others.map((move) => (
          <MenuItem key={move} icon={moveLook[move].icon} onClick={() => start(move)}>
            {moveLabel(move, of)}
          </MenuItem>
        ))}
        {others.length > 0 && <MenuSeparator />}
        {mayChange && (
          <MenuItem icon={UserPlus} onClick={() => open('assign')}>
            Change the owner
          </MenuItem>
        )}
        {mayAdd && (
          <MenuItem icon={UserRoundPlus} onClick={() => open('add')}>
            Add a person or company
          </MenuItem>
        )}
        {(['pdf', 'json'] as const).map((format) => (
          <MenuItem key={format} icon={FileDown} onClick={() => void savePack(of, format)}>
            Evidence pack as {format.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
      {mayAdd && (
        <Button
          aria-haspopup="dialog"
          onClick={() => open('add')}
          className={primary ? '@max-2xl/case:hidden' : '@max-xl/case:flex-1'}
        >
          Add to case
        </Button>
      )}
      {primary && (
        <Button
          look="primary"
          aria-haspopup={isDirect(primary) ? undefined : 'dialog'}
          onClick={() => start(primary)}
          aria-disabled={isPending}
          className="@max-xl/case:flex-1"
        >
          {moveLabel(primary, of)}
          {isOnKey && <CommitKeys />}
        </Button>
      )}
      <CaseDialogs of={of} open={dialog} onClose={() => open(null)} />
    </div>
  );
}
