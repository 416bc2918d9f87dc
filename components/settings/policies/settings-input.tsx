'use client';

import { errorOf } from '@/components/ui/field-errors';
import { CheckboxField } from '@/components/ui/checkbox';
import { Field, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { unitOf } from './setting-text';
import { type Settings, type SettingsField, valueAt } from './settings-fields';

interface SettingsInputProps {
  field: SettingsField;
  settings: Settings;
  problem: unknown;
  onChange: (value: unknown) => void;
}

export function SettingsInput({ field, settings, problem, onChange }: SettingsInputProps) {
  const { label, hint, path } = field;
  const value = valueAt(settings, path);
  const error = errorOf(problem, ['settings', ...path].join('.')) ?? errorOf(problem, path.join('.'));
  if (field.kind === 'switch')
    return (
      <CheckboxField
        label={label}
        hint={hint}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (field.kind === 'number')
    return (
      <Field label={label} hint={hint} error={error}>
        <span className="flex items-center gap-2 text-sm text-muted">
          <TextInput
            type="number"
            inputMode="decimal"
            className="w-28"
            // Empty while nothing is typed, which the API refuses.
            value={typeof value === 'number' ? value : ''}
            onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
          />
          {unitOf(value, field.unit)}
        </span>
      </Field>
    );
  if (field.kind === 'name')
    return (
      <Field label={label} hint={hint} error={error}>
        <TextInput
          autoCapitalize="none"
          spellCheck={false}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    );
  if (field.kind === 'choice')
    return (
      <Field label={label} hint={hint} error={error}>
        <Select
          choices={field.choices}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          className="w-full"
        />
      </Field>
    );
  return <Choices field={field} value={value} error={error} onChange={onChange} />;
}

interface ChoicesProps {
  field: Extract<SettingsField, { kind: 'choices' }>;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function Choices({ field: { label, choices, none }, value, error, onChange }: ChoicesProps) {
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
      {error && <p className="text-xs font-medium text-danger first-letter:uppercase">{error}</p>}
    </div>
  );
}
