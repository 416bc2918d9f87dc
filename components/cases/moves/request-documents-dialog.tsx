'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DocumentType } from '@/lib/domain/words';
import { nameOf } from '@/lib/domain/entity-name';
import { documentNames } from '@/components/cases/documents/document-names';
import { useParties } from '@/components/cases/use-case';
import { CheckboxField } from '@/components/ui/checkbox';
import { Field, FieldError, TextArea } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { Select } from '@/components/ui/select';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { DocumentLinkDialog } from './document-link-dialog';
import { useRequestDocuments } from './use-case-moves';

const Asked = z.object({
  document_types: z.array(DocumentType).min(1, 'Choose at least one.'),
  message: z.string().trim().max(1000),
});

interface RequestDocumentsDialogProps extends CaseDialogProps {
  /** The person selected at first. */
  whose?: string;
}

export function RequestDocumentsDialog({ of, whose: first, onClose }: RequestDocumentsDialogProps) {
  const request = useRequestDocuments(of);
  const people = (useParties(of.token).data ?? []).filter(({ type }) => type === 'Person');
  const [chosen, choose] = useState(first ?? null);
  const whose =
    chosen ?? people.find(({ token }) => token === of.primary_entity_token)?.token ?? people[0]?.token;
  const { formState, handleSubmit, register } = useForm({
    resolver: zodResolver(Asked, formMessages),
    defaultValues: { document_types: [...DocumentType.options], message: '' },
  });
  const { errors } = formState;
  if (request.data) return <DocumentLinkDialog request={request.data} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title="Ask the client for a document"
      description="The case waits for the client; its deadline and its alerts’ deadlines are paused."
      submitLabel="Get the link"
      problemTitle="The document could not be requested"
      problem={nameFields(
        request.error,
        labelsOf({ entity_token: 'Whose document', message: 'Message to the client' }),
      )}
      isPending={request.isPending}
      isSubmitted={formState.isSubmitSuccessful}
      onSubmit={handleSubmit(({ document_types, message }) =>
        request.mutate({
          document_types,
          ...(message && { message }),
          ...(whose !== undefined && { entity_token: whose }),
        }),
      )}
      focusAfterSubmit={focusAfterMove}
    >
      {people.length > 1 && whose !== undefined && (
        <Field label="Whose document" hint="The document is compared with the details of this person.">
          <Select
            choices={people.map((person) => ({ value: person.token, label: nameOf(person) }))}
            value={whose}
            onChange={choose}
            className="w-full"
          />
        </Field>
      )}
      <fieldset aria-invalid={Boolean(errors.document_types)}>
        <legend className="mb-1 text-sm font-medium">The client may send one of</legend>
        {DocumentType.options.map((type) => (
          <CheckboxField
            key={type}
            label={documentNames[type]}
            value={type}
            {...register('document_types')}
          />
        ))}
        {errors.document_types && <FieldError role="alert">{errors.document_types.message}</FieldError>}
      </fieldset>
      <Field
        label="Message to the client"
        hint="Optional. They read it on the page."
        error={errors.message?.message}
      >
        <TextArea {...register('message')} />
      </Field>
    </FormDialog>
  );
}
