'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController } from 'react-hook-form';
import { EscalateAlert } from '@/lib/domain/alerts/schema';
import { useEscalateAlert } from '@/components/alerts/alert-mutations';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { ReviewerField } from './reviewer-field';
import { useDraftForm } from './use-draft-form';

export function EscalateAlertDialog(props: AlertDialogProps) {
  const { alert, onClose } = props;
  const escalate = useEscalateAlert(alert.token);
  const { control, finish, formState, handleSubmit, register } = useDraftForm('escalate', props, {
    resolver: zodResolver(EscalateAlert, formMessages),
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitSuccessful } = formState;
  const { field: reviewer } = useController({ control, name: 'escalate_to' });

  return (
    <FormDialog
      onClose={onClose}
      title="Escalate alert"
      description={<AlertLine alert={alert} />}
      submitLabel="Escalate"
      problemTitle="The alert could not be escalated"
      problem={escalate.error}
      isPending={escalate.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((escalation) => escalate.mutate(escalation, { onSuccess: finish }))}
      focusAfterSubmit={focusAfterAction}
    >
      <ReviewerField field={reviewer} error={errors.escalate_to?.message} />
      <Field label="Reason" error={errors.reason?.message}>
        <TextArea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
