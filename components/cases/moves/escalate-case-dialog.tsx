'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { EscalateCase } from '@/lib/domain/cases/schema';
import { peopleChoices } from '@/components/people/assignees';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { reviewersOf } from '@/components/people/reviewers';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import { useViewer } from '@/components/shell/viewer';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { Select } from '@/components/ui/select';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { useEscalateCase } from './use-case-moves';

export function EscalateCaseDialog({ of, onClose }: CaseDialogProps) {
  const viewer = useViewer();
  const users = useAssignablePeople();
  const escalate = useEscalateCase(of.token);
  const { control, formState, handleSubmit, register } = useForm({
    resolver: zodResolver(EscalateCase, formMessages),
    defaultValues: { reason: '' },
  });
  const { field: reviewer } = useController({ control, name: 'escalate_to' });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <FormDialog
      onClose={onClose}
      title="Escalate case"
      description="A reviewer takes it over. Only a reviewer can return it afterwards."
      submitLabel="Escalate"
      problemTitle="The case could not be escalated"
      problem={nameFields(escalate.error, labelsOf({ escalate_to: 'Reviewer' }))}
      isPending={escalate.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((body) => escalate.mutate(body, { onSuccess: onClose }))}
      focusAfterSubmit={focusAfterMove}
    >
      <PeopleNotLoaded title="The reviewers could not be loaded" />
      <Field
        label="Reviewer"
        hint="They will be notified and become the assignee."
        error={errors.escalate_to?.message}
      >
        <Select
          {...reviewer}
          choices={peopleChoices(reviewersOf(users.data ?? [], viewer))}
          placeholder={users.isPending ? 'Loading…' : 'Choose a reviewer…'}
          className="w-full"
        />
      </Field>
      <Field label="Reason" error={errors.reason?.message}>
        <TextArea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
