'use client';

import { useState } from 'react';
import type { OauthClient, OauthClientWithSecret } from '@/lib/domain/access/schema';
import type { Scope } from '@/lib/platform/context';
import { errorOf } from '@/components/ui/field-errors';
import { CheckboxField } from '@/components/ui/checkbox';
import { Field, FieldError, TextInput } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { useCreateClient, useUpdateClient } from './client-mutations';
import { scopeGroups } from './scopes';

interface ClientFields {
  name: string;
  scopes: readonly Scope[];
}

interface ClientFormProps {
  onClose: () => void;
  onCreated: (client: OauthClientWithSecret) => void;
}

export function ClientForm({ onClose, onCreated }: ClientFormProps) {
  const create = useCreateClient();
  const [fields, setFields] = useState<ClientFields>({ name: '', scopes: [] });
  return (
    <FormDialog
      onClose={onClose}
      title="Add OAuth client"
      description="For one of your systems, with no more rights than it needs. Its secret is shown once."
      submitLabel="Add client"
      problemTitle="The client was not added"
      problem={create.error}
      isPending={create.isPending}
      isSubmitted={create.isSuccess}
      onSubmit={async () =>
        create.mutate({ ...fields, scopes: [...fields.scopes] }, { onSuccess: onCreated })
      }
    >
      <ClientFieldset fields={fields} problem={create.error} onChange={setFields} />
    </FormDialog>
  );
}

export function EditClientForm({ client, onClose }: { client: OauthClient; onClose: () => void }) {
  const update = useUpdateClient(client.id);
  const [fields, setFields] = useState<ClientFields>({ name: client.name, scopes: client.scopes });
  return (
    <FormDialog
      onClose={onClose}
      title="Change OAuth client"
      description="Removed scopes take effect immediately, also for existing tokens."
      submitLabel="Save"
      problemTitle="The client was not changed"
      problem={update.error}
      isPending={update.isPending}
      isSubmitted={update.isSuccess}
      onSubmit={async () => update.mutate({ ...fields, scopes: [...fields.scopes] }, { onSuccess: onClose })}
    >
      <ClientFieldset fields={fields} problem={update.error} onChange={setFields} />
    </FormDialog>
  );
}

interface FieldsetProps {
  fields: ClientFields;
  problem: unknown;
  onChange: (fields: ClientFields) => void;
}

function ClientFieldset({ fields, problem, onChange }: FieldsetProps) {
  const toggle = (scope: Scope, isGiven: boolean) =>
    onChange({
      ...fields,
      scopes: isGiven ? [...fields.scopes, scope] : fields.scopes.filter((each) => each !== scope),
    });
  const problemOfScopes = errorOf(problem, 'scopes');
  return (
    <>
      <Field label="Name" error={errorOf(problem, 'name')}>
        <TextInput
          value={fields.name}
          placeholder="Onboarding service"
          onChange={({ target }) => onChange({ ...fields, name: target.value })}
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">Scopes</legend>
        {problemOfScopes && <FieldError className="mb-1">{problemOfScopes}</FieldError>}
        <div className="grid gap-x-4 gap-y-3 @md/dialog:grid-cols-2">
          {scopeGroups.map(({ name, scopes }) => (
            <div key={name} role="group" aria-label={name}>
              <p className="text-xs text-muted">{name}</p>
              {scopes.map((scope) => (
                <CheckboxField
                  key={scope}
                  label={scope}
                  checked={fields.scopes.includes(scope)}
                  onChange={({ target }) => toggle(scope, target.checked)}
                />
              ))}
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}
