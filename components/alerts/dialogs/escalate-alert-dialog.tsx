'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController } from 'react-hook-form';
import { isReviewer } from '@/lib/domain/access/roles';
import { EscalateAlert } from '@/lib/domain/alerts/schema';
import { useEscalateAlert } from '@/components/alerts/alert-mutations';
import { useUsers } from '@/components/alerts/use-users';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { useDraftForm } from './use-draft-form';

export function EscalateAlertDialog(props: AlertDialogProps) {
  const { alert, onClose } = props;
  const users = useUsers();
  const escalate = useEscalateAlert(alert.token);
  const { control, finish, formState, handleSubmit, register } = useDraftForm('escalate', props, {
    resolver: zodResolver(EscalateAlert, formMessages),
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitSuccessful } = formState;
  const { field: reviewer } = useController({ control, name: 'escalate_to' });
  const reviewers = (users.data?.data ?? []).filter((user) => isReviewer(user.role));

  return (
    <FormDialog
      onClose={onClose}
      title="Escalate alert"
      description={<AlertLine alert={alert} />}
      submitLabel="Escalate"
      problemTitle="The alert could not be escalated"
      problem={escalate.error ?? users.error}
      isPending={escalate.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((escalation) => escalate.mutate(escalation, { onSuccess: finish }))}
      focusAfterSubmit={focusAfterAction}
    >
      <Field
        label="Reviewer"
        hint="They will be notified and become the assignee."
        error={errors.escalate_to?.message}
      >
        <Select
          {...reviewer}
          choices={reviewers.map(({ token, name, role }) => ({ value: token, label: name, hint: role }))}
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
