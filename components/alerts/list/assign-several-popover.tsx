'use client';

import { useState } from 'react';
import { AssigneeField } from '@/components/people/assignee-field';
import { Button } from '@/components/ui/button';
import { counted } from '@/components/ui/format';
import { CommitKeys, KeyForm } from '@/components/ui/key-form';
import { type Beside, SeveralPopover } from './several-popover';
import type { useBulk } from './use-bulk';

type AssignSeveralProps = Pick<ReturnType<typeof useBulk>, 'selected' | 'isPending' | 'run'>;

/** Assigns the selected alerts to anybody who may have them. */
export const AssignSeveralPopover = ({ beside, ...props }: AssignSeveralProps & Beside) => (
  <SeveralPopover title="Assign" label="Assign…" shortcut="s" beside={beside}>
    {(close) => <AssignFields {...props} onDone={close} />}
  </SeveralPopover>
);

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
