'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAssignAlert } from '@/components/alerts/alert-mutations';
import { AssigneeField } from '@/components/people/assignee-field';
import { Kbd } from '@/components/ui/kbd';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { CommitKeys, KeyForm } from '@/components/ui/key-form';
import { Popover } from '@/components/ui/popover';
import { ProblemNotice } from '@/components/ui/problem-notice';
import type { Alert } from '@/lib/domain/alerts/schema';
import { maxReasonLength } from '@/lib/domain/text-limits';

export function AssignPopover({ alert }: { alert: Alert }) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ s: () => setOpen(true) });
  return (
    <Popover
      title="Assign"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button look="quiet" size="small" aria-keyshortcuts="s">
          <UserPlus aria-hidden /> Assign <Kbd keys="s" />
        </Button>
      }
    >
      <AssignFields alert={alert} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function AssignFields({ alert, onDone }: { alert: Alert; onDone: () => void }) {
  const viewer = useViewer();
  const assign = useAssignAlert(alert.token);
  const [person, setPerson] = useState<string | null>(alert.assigned_to ?? viewer.token);
  const [note, setNote] = useState('');
  return (
    <KeyForm
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (person === null || assign.isPending) return;
        assign.mutate({ user_id: person, ...(note.trim() && { note }) }, { onSuccess: onDone });
      }}
    >
      <AssigneeField value={person} onChange={setPerson} />
      <Field label="Note (optional)">
        <TextArea
          rows={2}
          maxLength={maxReasonLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {assign.isError && <ProblemNotice title="The alert could not be assigned" problem={assign.error} />}
      <Button look="primary" type="submit" aria-disabled={person === null || assign.isPending}>
        {assign.isPending ? 'Saving…' : 'Assign'} <CommitKeys />
      </Button>
    </KeyForm>
  );
}
