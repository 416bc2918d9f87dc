'use client';

import { errorOf } from '@/components/ui/field-errors';
import { countryName } from '@/lib/domain/country-names';
import { DateInput } from '@/components/ui/date-input';
import { Field, TextInput } from '@/components/ui/field';
import { RadioCards } from '@/components/ui/radio-cards';
import { Select } from '@/components/ui/select';
import { markersFor } from './markers';
import type { TryFields, TryKind } from './request';

const kinds = [
  { value: 'company', label: 'Company' },
  { value: 'person', label: 'Person' },
  { value: 'journey', label: 'Person, by the hosted journey' },
  { value: 'screening', label: 'Screening' },
] as const;

const countries = ['GB', 'US', 'DE', 'FR', 'NL', 'ES', 'IT', 'CH', 'AE', 'SG', 'CN', 'RU', 'IR'].map(
  (value) => ({
    value,
    label: countryName(value),
  }),
);

const noMarker = 'none';
const noneChosen = { value: noMarker, label: 'No marker', hint: 'The built-in providers judge the name' };

interface TryFormProps {
  fields: TryFields;
  isSandbox: boolean;
  problem: unknown;
  onChange: (fields: TryFields) => void;
  onKind: (kind: TryKind) => void;
}

export function TryForm({ fields, isSandbox, problem, onChange, onKind }: TryFormProps) {
  const { kind, marker } = fields;
  const set = (change: Partial<TryFields>) => onChange({ ...fields, ...change });
  const isMarked = marker !== null;
  const isPerson = kind === 'person' || kind === 'journey';
  return (
    <>
      <RadioCards
        label="Kind of request"
        cards={kinds}
        value={kind}
        onChange={onKind}
        className="@min-[23rem]/form:grid-cols-2"
      />
      {isSandbox && (
        <Field
          label="Sandbox marker"
          hint={isMarked ? 'It replaces the name and decides what the sandbox finds.' : undefined}
        >
          <Select
            value={marker ?? noMarker}
            choices={[
              ...markersFor(kind).map(({ name, effect }) => ({ value: name, label: name, hint: effect })),
              noneChosen,
            ]}
            onChange={(value) => set({ marker: value === noMarker ? null : value })}
            className="w-full"
          />
        </Field>
      )}
      {isPerson && (
        <Field label="First name" error={errorOf(problem, 'first_name')}>
          <TextInput
            value={fields.firstName}
            autoComplete="off"
            onChange={({ target }) => set({ firstName: target.value })}
          />
        </Field>
      )}
      {!isMarked && (
        <Field
          label={isPerson ? 'Last name' : 'Name'}
          error={['company_name', 'last_name', 'name'].map((field) => errorOf(problem, field)).find(Boolean)}
        >
          <TextInput
            value={fields.name}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
      )}
      <Field label="Country" error={errorOf(problem, 'country')}>
        <Select
          value={fields.country}
          choices={countries}
          onChange={(country) => set({ country })}
          className="w-full"
        />
      </Field>
      {kind !== 'company' && (
        <Field label="Date of birth (optional)" error={errorOf(problem, 'date_of_birth')}>
          <DateInput value={fields.dateOfBirth} onChange={(dateOfBirth) => set({ dateOfBirth })} />
        </Field>
      )}
      <Field
        label="Your reference (optional)"
        hint="Sending a reference again returns the flow that has it."
        error={errorOf(problem, 'external_reference')}
      >
        <TextInput
          value={fields.reference}
          autoComplete="off"
          onChange={({ target }) => set({ reference: target.value })}
        />
      </Field>
    </>
  );
}
