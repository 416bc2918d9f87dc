'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { CloseCase } from '@/lib/domain/cases/schema';
import { useBlockers } from '@/components/cases/frame/use-blockers';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { RadioCards } from '@/components/ui/radio-cards';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { useCloseCase } from './use-case-moves';

const cards = (blocked: string) =>
  [
    {
      value: 'Approve',
      label: 'Approve',
      hint: blocked ? `Not yet: ${blocked}.` : 'Nothing stands before an approval.',
    },
    { value: 'Decline', label: 'Decline', hint: 'Possible at any time in review.' },
  ] as const;

export function CloseCaseDialog({ of, onClose }: CaseDialogProps) {
  const close = useCloseCase(of.token);
  const blockers = useBlockers(of);
  const { control, formState, handleSubmit, register } = useForm({
    resolver: zodResolver(CloseCase, formMessages),
  });
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: 'decision' });
  const { errors, isSubmitSuccessful } = formState;
  const blocked = blockers.map(({ title }) => title.toLowerCase()).join(', ');
  return (
    <FormDialog
      onClose={onClose}
      title="Decide the case"
      description="The decision closes the case for good."
      submitLabel="Close the case"
      problemTitle="The case could not be closed"
      problem={close.error}
      isPending={close.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((body) => close.mutate(body, { onSuccess: onClose }))}
      focusAfterSubmit={focusAfterMove}
    >
      <RadioCards
        label="Decision"
        cards={cards(blocked)}
        value={value}
        onChange={onChange}
        error={errors.decision?.message && 'Choose one'}
        ref={ref}
        className="sm:grid-cols-2"
      />
      <Field label="Summary (optional)" error={errors.summary?.message}>
        <TextArea {...register('summary', optionalText)} />
      </Field>
    </FormDialog>
  );
}
