'use client';

import { useForm, useWatch } from 'react-hook-form';
import type { Entity, UpdateEntity } from '@/lib/domain/entities/schema';
import { Field, TextInput } from '@/components/ui/field';
import { exactErrorOf } from '@/components/ui/field-errors';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { changeOf, type EntityForm, formOf, isScreenedAgain } from './entity-change';
import { useUpdateEntity } from './use-entity';

interface EditEntityDialogProps {
  entity: Entity;
  onClose: () => void;
}

interface EntityField {
  name: keyof EntityForm;
  label: string;
  hint?: string;
}

const code = 'Two letters, such as GB';
const places: readonly EntityField[] = [{ name: 'country', label: 'Country', hint: code }];
const fields: Record<Entity['type'], readonly EntityField[]> = {
  Person: [
    { name: 'first_name', label: 'First name' },
    { name: 'last_name', label: 'Last name', hint: 'Enter a single name here' },
    { name: 'date_of_birth', label: 'Birth date', hint: 'As 1971-02-03' },
    { name: 'nationality', label: 'Nationality', hint: code },
    ...places,
  ],
  Company: [
    { name: 'company_name', label: 'Name' },
    { name: 'registration_number', label: 'Registration number' },
    ...places,
  ],
};

export function EditEntityDialog({ entity, onClose }: EditEntityDialogProps) {
  const update = useUpdateEntity(entity.token);
  const { control, handleSubmit, register } = useForm({ defaultValues: formOf(entity) });
  const typed = useWatch({ control });
  const change = changeOf(entity, { ...formOf(entity), ...typed });
  return (
    <FormDialog
      onClose={onClose}
      title="Edit facts"
      description="Every change is recorded in the history with the previous values."
      submitLabel="Save"
      problemTitle="The change was not saved"
      problem={nameFields(update.error, labelsOf({ company_name: 'Name', date_of_birth: 'Birth date' }))}
      isPending={update.isPending}
      isSubmitted={update.isSuccess}
      onSubmit={handleSubmit(() =>
        isEmpty(change) ? onClose() : update.mutate(change, { onSuccess: onClose }),
      )}
    >
      <div className="grid gap-4 @md/dialog:grid-cols-2">
        {fields[entity.type].map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={exactErrorOf(update.error, name)}>
            <TextInput autoComplete="off" {...register(name)} />
          </Field>
        ))}
      </div>
      <p role="status" className="rounded-md bg-sunken px-3 py-2 text-sm">
        {whatFollows(change)}
      </p>
    </FormDialog>
  );
}

const isEmpty = (change: UpdateEntity): boolean => Object.keys(change).length === 0;

function whatFollows(change: UpdateEntity): string {
  if (isEmpty(change)) return 'Nothing has changed yet.';
  return isScreenedAgain(change)
    ? 'The name or birth date has changed: sanctions, PEP, media and watchlists will be screened again, which may raise new alerts.'
    : 'Nothing will be screened again. Open alerts do not change.';
}
