'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { useTransitionCase } from './use-case-moves';

const Asked = z.object({ reason: z.string().trim().min(1, 'Required').max(5000) });

interface AskDialogProps extends CaseDialogProps {
  trigger: 'request_client_input' | 'request_internal_review';
}

const words = {
  request_client_input: {
    title: 'Ask the client for a document',
    description: 'The case waits for the client, and its clock and those of its alerts stop meanwhile.',
    label: 'What is needed from the client, and why',
    submit: 'Ask the client',
  },
  request_internal_review: {
    title: 'Ask for an internal review',
    description: 'The case waits for a colleague, and comes back to review afterwards. Its clock goes on.',
    label: 'What is to be looked at',
    submit: 'Ask for a review',
  },
} as const;

export function AskDialog({ of, trigger, onClose }: AskDialogProps) {
  const transition = useTransitionCase(of.token);
  const { formState, handleSubmit, register } = useForm({
    resolver: zodResolver(Asked, formMessages),
    defaultValues: { reason: '' },
  });
  const { title, description, label, submit } = words[trigger];
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      submitLabel={submit}
      problemTitle="The case could not be moved"
      problem={transition.error}
      isPending={transition.isPending}
      isSubmitted={formState.isSubmitSuccessful}
      onSubmit={handleSubmit(({ reason }) => transition.mutate({ trigger, reason }, { onSuccess: onClose }))}
      focusAfterSubmit={focusAfterMove}
    >
      <Field label={label} hint="Kept in the timeline of the case." error={formState.errors.reason?.message}>
        <TextArea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
