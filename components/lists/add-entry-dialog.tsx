'use client';

import { useState } from 'react';
import { Field, TextArea, TextInput } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { Select } from '@/components/ui/select';
import type { EntryColumn, EntryFields } from './entry-columns';
import { type Fault, judgeFields } from './entry-lines';
import { typeName } from './entry-table-columns';
import { useAddEntries } from './use-lists';

const types = Object.entries(typeName).map(([value, label]) => ({ value, label }));

interface AddEntryDialogProps {
  token: string;
  onClose: () => void;
}

export default function AddEntryDialog({ token, onClose }: AddEntryDialogProps) {
  const [fields, setFields] = useState<EntryFields>({ entity_type: 'person' });
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const add = useAddEntries(token);

  async function submit() {
    const judged = judgeFields(fields);
    setFaults(judged.faults);
    if (judged.entry) add.mutate(judged.entry, { onSuccess: onClose });
  }

  const faultOf = (field: EntryColumn) => faults.find((fault) => fault.field === field)?.message;
  const set = (field: EntryColumn) => (value: string) =>
    setFields((before) => ({ ...before, [field]: value }));
  const text = (field: EntryColumn) => ({
    value: fields[field] ?? '',
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(field)(event.target.value),
  });

  return (
    <FormDialog
      onClose={onClose}
      title="Add an entry"
      description="Included in every screening from now on."
      submitLabel="Add"
      problemTitle="The entry could not be added"
      problem={nameFields(
        add.error,
        labelsOf({
          aliases: 'Other names',
          entity_type: 'Type',
          date_of_birth: 'Born',
          identifiers: 'Identifier',
          list_entry_id: 'Your own id',
        }),
      )}
      isPending={add.isPending}
      isSubmitted={add.isSuccess}
      onSubmit={submit}
    >
      <Field label="Name" error={faultOf('name')}>
        <TextInput dir="auto" {...text('name')} />
      </Field>
      <Field label="Other names (optional)" hint="One per line" error={faultOf('aliases')}>
        <TextArea dir="auto" rows={2} {...text('aliases')} />
      </Field>
      <div className="grid gap-4 @md/dialog:grid-cols-2">
        <Field label="Type">
          <Select
            choices={types}
            value={fields.entity_type}
            onChange={set('entity_type')}
            className="w-full"
          />
        </Field>
        <Field label="Born (optional)" hint="1975, 1975-03 or 1975-03-21" error={faultOf('date_of_birth')}>
          <TextInput {...text('date_of_birth')} />
        </Field>
        <Field label="Nationality (optional)" hint="A code, such as GB" error={faultOf('nationality')}>
          <TextInput maxLength={2} {...text('nationality')} />
        </Field>
        <Field label="Country (optional)" hint="A code, such as GB" error={faultOf('country')}>
          <TextInput maxLength={2} {...text('country')} />
        </Field>
        <Field label="Identifier (optional)" hint="A number" error={faultOf('identifier')}>
          <TextInput {...text('identifier')} />
        </Field>
        <Field label="Its type" hint="Passport, registration, …">
          <TextInput {...text('identifier_type')} />
        </Field>
      </div>
      <Field label="Remarks (optional)" error={faultOf('remarks')}>
        <TextArea rows={2} {...text('remarks')} />
      </Field>
      <Field label="Your own id (optional)" hint="Generated if empty" error={faultOf('list_entry_id')}>
        <TextInput {...text('list_entry_id')} />
      </Field>
    </FormDialog>
  );
}
