'use client';

import { useState } from 'react';
import { canAct } from '@/lib/domain/access/roles';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { useUsers } from '@/components/people/use-users';
import { useViewer } from '@/components/shell/viewer';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import type { Choice } from '@/components/ui/select';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { useAssignCase } from './use-case-moves';

export function AssignCaseDialog({ of, onClose }: CaseDialogProps) {
  const viewer = useViewer();
  const users = useUsers();
  const assign = useAssignCase(of.token);
  const choices: Choice<string>[] = [
    { value: viewer.token, label: `${viewer.name} (you)`, hint: viewer.role },
    ...(users.data?.data ?? [])
      .filter(({ token, role }) => token !== viewer.token && canAct(role))
      .map(({ token, name, role }) => ({ value: token, label: name, hint: role })),
  ];
  const [chosen, choose] = useState<string | null>(of.assigned_to ?? viewer.token);
  return (
    <FormDialog
      onClose={onClose}
      title="Owner of the case"
      description="Without an owner the case is unassigned."
      submitLabel="Save"
      problemTitle="The case could not be assigned"
      problem={nameFields(assign.error, labelsOf({ assigned_to: 'Person' }))}
      isPending={assign.isPending}
      isSubmitted={assign.isSuccess}
      onSubmit={async () => assign.mutate({ assigned_to: chosen }, { onSuccess: onClose })}
      focusAfterSubmit={focusAfterMove}
    >
      <PeopleNotLoaded title="Other people could not be loaded" />
      <Field label="Person">
        <Combobox
          choices={choices}
          value={choices.find(({ value }) => value === chosen) ?? null}
          onChange={(choice) => choose(choice?.value ?? null)}
          placeholder="Unassigned"
        />
      </Field>
    </FormDialog>
  );
}
