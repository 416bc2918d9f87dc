'use client';

import type { RefObject } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { AssignSeveralPopover } from './assign-several-popover';
import { ClearPopover } from './clear-popover';
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
  return (
    <>
      <ClearPopover {...bulk} run={start} beside={beside} />
      <AssignSeveralPopover {...bulk} run={start} beside={beside} />
      <Button aria-disabled={isPending} onClick={() => start({ kind: 'assign', user_id: viewer.token })}>
        Assign to me
      </Button>
      <Button aria-disabled={isPending} onClick={() => start({ kind: 'acknowledge' })}>
        Acknowledge
      </Button>
    </>
  );
}
