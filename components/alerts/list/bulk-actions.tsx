'use client';

import type { RefObject } from 'react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { toast } from '@/components/ui/toast';
import { AssignSeveralPopover } from './assign-several-popover';
import { ClearSeveralPopover } from './clear-several-popover';
import { EscalateSeveralPopover } from './escalate-several-popover';
import { SnoozeSeveralPopover } from './snooze-several-popover';
import type { useBulk } from './use-bulk';

export type Bulk = ReturnType<typeof useBulk>;

interface BulkActionsProps extends Bulk {
  /** What the forms must not cover. */
  beside?: RefObject<HTMLElement | null>;
}

/** The actions on the selected alerts. */
export function BulkActions({ beside, ...bulk }: BulkActionsProps) {
  const { isPending, run } = bulk;
  const viewer = useViewer();
  // The `disabled` attribute would take the focus away.
  const start: Bulk['run'] = (change) => !isPending && run(change);
  const acknowledge = () => start({ kind: 'acknowledge' });
  useShortcuts({
    '2': () =>
      toast.info('A true match is decided alone', {
        description: 'Confirming it fails the client’s check. Clear the selection and open the alert.',
      }),
    a: acknowledge,
  });
  return (
    <>
      <ClearSeveralPopover {...bulk} run={start} beside={beside} />
      <EscalateSeveralPopover {...bulk} run={start} beside={beside} />
      <AssignSeveralPopover {...bulk} run={start} beside={beside} />
      <Button aria-disabled={isPending} onClick={() => start({ kind: 'assign', user_id: viewer.token })}>
        Assign to me
      </Button>
      <SnoozeSeveralPopover selected={bulk.selected} run={start} beside={beside} />
      <Button aria-disabled={isPending} aria-keyshortcuts="a" onClick={acknowledge}>
        Acknowledge <Kbd keys="a" />
      </Button>
    </>
  );
}
