'use client';

import { useState } from 'react';
import { AssigneeField } from '@/components/people/assignee-field';
import { useViewer } from '@/components/shell/viewer';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { useAssignCase } from './use-case-moves';

export function AssignCaseDialog({ of, onClose }: CaseDialogProps) {
  const viewer = useViewer();
  const assign = useAssignCase(of.token);
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
      <AssigneeField value={chosen} onChange={choose} placeholder="Unassigned" />
    </FormDialog>
  );
}
