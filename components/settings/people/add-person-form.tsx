'use client';

import { useState } from 'react';
import type { components } from '@/clients/typescript/src/schema';
import { errorOf } from '@/components/ui/field-errors';
import { Field, TextInput } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import { useAddPerson } from './people-mutations';
import { roleChoices } from './roles';

type Schemas = components['schemas'];

interface AddPersonFormProps {
  onClose: () => void;
  onAdded: (person: Schemas['CreatedUser']) => void;
}

export function AddPersonForm({ onClose, onAdded }: AddPersonFormProps) {
  const add = useAddPerson();
  const [fields, setFields] = useState<Schemas['CreateUser']>({ name: '', email: '', role: 'analyst' });
  return (
    <FormDialog
      onClose={onClose}
      title="Add person"
      description="Their password is shown once, in the next step."
      submitLabel="Add person"
      problemTitle="The person was not added"
      problem={add.error}
      isPending={add.isPending}
      isSubmitted={add.isSuccess}
      onSubmit={async () => add.mutate(fields, { onSuccess: onAdded })}
    >
      <Field label="Name" error={errorOf(add.error, 'name')}>
        <TextInput
          autoComplete="off"
          value={fields.name}
          onChange={({ target }) => setFields({ ...fields, name: target.value })}
        />
      </Field>
      <Field label="Email" error={errorOf(add.error, 'email')}>
        <TextInput
          type="email"
          autoComplete="off"
          value={fields.email}
          onChange={({ target }) => setFields({ ...fields, email: target.value })}
        />
      </Field>
      <Field label="Role" error={errorOf(add.error, 'role')}>
        <Select
          value={fields.role}
          choices={roleChoices}
          onChange={(role) => setFields({ ...fields, role })}
          className="w-full"
        />
      </Field>
    </FormDialog>
  );
}
