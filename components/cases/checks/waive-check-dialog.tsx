'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { type Check, WaiveCheck } from '@/lib/domain/checks/schema';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import { checkName } from '@/lib/domain/check-names';
import { useWaiveCheck } from './use-check-moves';

interface WaiveCheckDialogProps {
  check: Check;
  of: string;
  onClose: () => void;
}

const reasons = (
  [
    'Not applicable',
    'Already verified externally',
    'Low materiality',
    'Other',
  ] satisfies WaiveCheck['reason'][]
).map((value) => ({ value, label: value }));

export function WaiveCheckDialog({ check, of, onClose }: WaiveCheckDialogProps) {
  const waive = useWaiveCheck(check.token);
  const { control, formState, handleSubmit, register } = useForm({
    resolver: zodResolver(WaiveCheck, formMessages),
  });
  const { field: reason } = useController({ control, name: 'reason' });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <FormDialog
      onClose={onClose}
      title="Waive check"
      description={`${checkName[check.type_code]} of ${of}. It no longer counts in the result.`}
      submitLabel="Waive"
      problemTitle="The check could not be waived"
      problem={waive.error}
      isPending={waive.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((body) => waive.mutate(body, { onSuccess: onClose }))}
    >
      <Field label="Reason" error={errors.reason?.message}>
        <Select {...reason} choices={reasons} placeholder="Choose a reason…" className="w-full" />
      </Field>
      <Field label="Notes" hint="Required for Other." error={errors.notes?.message}>
        <TextArea {...register('notes', optionalText)} />
      </Field>
    </FormDialog>
  );
}
