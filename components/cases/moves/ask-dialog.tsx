'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { maxReasonLength } from '@/lib/domain/text-limits';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { useTransitionCase } from './use-case-moves';

const Asked = z.object({ reason: z.string().trim().min(1, 'Required').max(maxReasonLength) });

export function AskDialog({ of, onClose }: CaseDialogProps) {
  const transition = useTransitionCase(of);
  const { formState, handleSubmit, register } = useForm({
    resolver: zodResolver(Asked, formMessages),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Ask for an internal review"
      description="The case waits for a colleague and then returns to review. Its deadline is not paused."
      submitLabel="Ask for a review"
      problemTitle="The case could not be moved"
      problem={nameFields(transition.error, labelsOf({ reason: 'What to look at' }))}
      isPending={transition.isPending}
      isSubmitted={formState.isSubmitSuccessful}
      onSubmit={handleSubmit(({ reason }) =>
        transition.mutate({ trigger: 'request_internal_review', reason }, { onSuccess: onClose }),
      )}
      focusAfterSubmit={focusAfterMove}
    >
      <Field
        label="What to look at"
        hint="Kept in the timeline of the case."
        error={formState.errors.reason?.message}
      >
        <TextArea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
