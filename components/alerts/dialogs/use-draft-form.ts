import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import { useViewer } from '@/components/shell/viewer';
import type { AlertDialogProps, DialogName } from './alert-dialog';
import { type DialogKey, forgetDraft, keepDraft, recallDraft } from './draft';

/** The form of a dialog. This tab keeps what was typed, for this person and alert, until `finish` closes the dialog. */
export function useDraftForm<Input extends FieldValues, Output>(
  dialog: DialogName,
  { alert, onClose }: AlertDialogProps,
  options: UseFormProps<Input, unknown, Output>,
) {
  const person = useViewer().token;
  const key: DialogKey = { person, dialog, alert: alert.token };
  const form = useForm({
    ...options,
    // A draft holds values of the same form.
    defaultValues: { ...options.defaultValues, ...recallDraft(key) } as DefaultValues<Input>,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft({ person, dialog, alert: alert.token }, values),
      }),
    [subscribe, person, dialog, alert.token],
  );
  const finish = () => {
    forgetDraft(key);
    onClose();
  };
  return { ...form, finish };
}
