'use client';

import { useState } from 'react';
import { assigneesOf } from '@/components/alerts/decision/assignees';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { useUsers } from '@/components/people/use-users';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { counted } from '@/components/ui/format';
import { Field } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import type { Choice } from '@/components/ui/select';
import type { useBulk } from './use-bulk';

type AssignSeveralProps = Pick<ReturnType<typeof useBulk>, 'selected' | 'isPending' | 'run'>;

/** Assigns the selected alerts to anybody who may have them. */
export function AssignSeveralPopover(props: AssignSeveralProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      title="Assign"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={<Button size="small">Assign…</Button>}
    >
      <AssignFields {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function AssignFields({ selected, isPending, run, onDone }: AssignSeveralProps & { onDone: () => void }) {
  const viewer = useViewer();
  const users = useUsers();
  const [person, setPerson] = useState<Choice<string> | null>(null);
  const isReady = person !== null && !isPending;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        run({ kind: 'assign', user_id: person.value });
        onDone();
      }}
    >
      <Field label="Person" hint="Another person will be notified.">
        <Combobox
          choices={assigneesOf(users.data?.data ?? [], viewer)}
          placeholder="Choose a person"
          value={person}
          onChange={setPerson}
        />
      </Field>
      <PeopleNotLoaded title="Other people could not be loaded" />
      <Button look="primary" type="submit" aria-disabled={!isReady}>
        Assign {counted(selected.length, 'alert', 'alerts')}
      </Button>
    </form>
  );
}
