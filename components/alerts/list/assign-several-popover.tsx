'use client';

import { type ComponentProps, useState } from 'react';
import { AssigneeField } from '@/components/people/assignee-field';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { counted } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { CommitKeys, KeyForm } from '@/components/ui/key-form';
import { Popover } from '@/components/ui/popover';
import type { useBulk } from './use-bulk';

type AssignSeveralProps = Pick<ReturnType<typeof useBulk>, 'selected' | 'isPending' | 'run'>;

/** Below a list it opens beside that, so that the selected rows stay in view. */
type Beside = Pick<ComponentProps<typeof Popover>, 'beside'>;

/** Assigns the selected alerts to anybody who may have them. */
export function AssignSeveralPopover({ beside, ...props }: AssignSeveralProps & Beside) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ s: () => setOpen(true) });
  return (
    <Popover
      title="Assign"
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      beside={beside}
      className="w-72"
      trigger={
        <Button aria-keyshortcuts="s">
          Assign… <Kbd keys="s" />
        </Button>
      }
    >
      <AssignFields {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function AssignFields({ selected, isPending, run, onDone }: AssignSeveralProps & { onDone: () => void }) {
  const [person, setPerson] = useState<string | null>(null);
  const isReady = person !== null && !isPending;
  return (
    <KeyForm
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        run({ kind: 'assign', user_id: person });
        onDone();
      }}
    >
      <AssigneeField value={person} onChange={setPerson} />
      <Button look="primary" type="submit" aria-disabled={!isReady}>
        Assign {counted(selected.length, 'alert', 'alerts')} <CommitKeys />
      </Button>
    </KeyForm>
  );
}
