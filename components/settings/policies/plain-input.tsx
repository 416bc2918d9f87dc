'use client';

import { useState } from 'react';
import { CheckboxField } from '@/components/ui/checkbox';
import { Combobox } from '@/components/ui/combobox';
import { countryChoices } from '@/components/ui/country-choices';
import { DateInput } from '@/components/ui/date-input';
import { errorOf } from '@/components/ui/field-errors';
import { Field, FieldError, TextArea, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { isObject } from '@/components/ui/json';
import type { ChoicesField, LinesField, NumberField, PlainField } from './fields/field';
import { isSame, type Settings, valueAt } from './settings-path';
import { numberIn, unitOf } from './setting-text';

export interface InputProps<Of> {
  field: Of;
  /** The settings in which the field's path starts. */
  settings: Settings;
  /** The path of these settings in the API: `settings`, `settings.tiers.0`. */
  at: string;
  problem: unknown;
  onChange: (value: unknown) => void;
}

interface ControlProps<Of> {
  field: Of;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The control for one value. */
export function PlainInput({ field, settings, at, problem, onChange }: InputProps<PlainField>) {
  const { label, hint, path } = field;
  const value = valueAt(settings, path);
  const error = errorOf(problem, [at, ...path].join('.'));
  const control = { value, error, onChange };
  switch (field.kind) {
    case 'switch':
      return (
        <CheckboxField
          label={label}
          hint={hint}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'optional':
      return (
        <CheckboxField
          label={label}
          hint={hint}
          checked={isObject(value)}
          onChange={({ target }) => onChange(target.checked ? field.fresh : null)}
        />
      );
    case 'number':
      return <NumberInput field={field} {...control} />;
    case 'lines':
      return <LinesInput field={field} {...control} />;
    case 'choices':
      return <Choices field={field} {...control} />;
    case 'text':
      return (
        <Field label={label} hint={hint} error={error}>
          <TextInput
            autoCapitalize="none"
            spellCheck={false}
            placeholder={field.none}
            value={textOf(value)}
            onChange={({ target }) => onChange(target.value === '' && field.none ? null : target.value)}
          />
        </Field>
      );
    case 'date':
      return (
        <Field label={label} hint={hint} error={error}>
          <DateInput value={textOf(value)} onChange={onChange} className="w-44" />
        </Field>
      );
    case 'country':
      return (
        <Field label={label} hint={hint} error={error}>
          <Combobox
            choices={countries}
            placeholder={field.none}
            value={countries.find((choice) => choice.value === value) ?? null}
            onChange={(choice) => onChange(choice?.value ?? null)}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field label={label} hint={hint} error={error}>
          <Select choices={field.choices} value={textOf(value)} onChange={onChange} className="w-full" />
        </Field>
      );
  }
}

const countries = countryChoices();

/** Shown while typing; the API checks it as well. */
function boundsError(
  { min = -Infinity, max = Infinity }: NumberField,
  value: number | null,
): string | undefined {
  if (value === null || (value >= min && value <= max)) return undefined;
  return Number.isFinite(max) ? `must be from ${min} to ${max}` : `must be at least ${min}`;
}

function NumberInput({ field, value: stored, error, onChange }: ControlProps<NumberField>) {
  const value = numberIn(field, stored);
  const write = field.form?.write ?? ((typed: number) => typed);
  return (
    <Field label={field.label} hint={field.hint} error={boundsError(field, value) ?? error}>
      <span className="flex items-center gap-2 text-sm text-muted">
        <TextInput
          type="number"
          inputMode="decimal"
          className="w-28 min-w-16"
          // Empty until something is typed; the API refuses an empty value.
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : write(target.valueAsNumber))}
        />
        {unitOf(value, field.unit)}
      </span>
    </Field>
  );
}

const partsOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);

function LinesInput({ field, value, error, onChange }: ControlProps<LinesField>) {
  const stored = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState<string | null>(null);
  const Input = field.separator === '\n' ? TextArea : TextInput;
  // The typed text may have more than the stored value, such as a comma at its end.
  const text = typed !== null && isSame(partsOf(typed), stored) ? typed : stored.join(field.separator);
  return (
    <Field label={field.label} hint={field.hint} error={error}>
      <Input
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(partsOf(target.value));
        }}
      />
    </Field>
  );
}

function Choices({ field: { label, choices, none }, value, error, onChange }: ControlProps<ChoicesField>) {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (name: string, isChosen: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === name ? isChosen : chosen.includes(each))),
    );
  return (
    <div role="group" aria-label={label}>
      <p className="text-sm font-medium">{label}</p>
      {none && (
        <CheckboxField
          label={none}
          checked={!Array.isArray(value)}
          onChange={({ target }) => onChange(target.checked ? null : [])}
        />
      )}
      {(!none || Array.isArray(value)) &&
        choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => toggle(choice.value, target.checked)}
          />
        ))}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
