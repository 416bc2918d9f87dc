import type { PolicyKind } from '@/lib/domain/policies/schema';
import { fieldGroups, type SettingsChange, type SettingsField } from './settings-fields';

const singular = (unit: string) => unit.replace(/s$/, '');

/** "1 day", "7 days" */
export const unitOf = (value: unknown, unit: string): string => (value === 1 ? singular(unit) : unit);

/** A value in the words of its field. */
export function valueText(field: SettingsField, value: unknown): string {
  if (field.kind === 'switch') return value === true ? 'Yes' : 'No';
  if (field.kind === 'number')
    return `${typeof value === 'number' ? value : '–'} ${unitOf(value, field.unit)}`;
  if (field.kind === 'name') return typeof value === 'string' ? (field.words[value] ?? value) : '–';
  if (field.kind === 'choice') return field.choices.find((choice) => choice.value === value)?.label ?? '–';
  if (!Array.isArray(value)) return field.none ?? '–';
  const chosen = field.choices.filter((choice) => value.includes(choice.value));
  return chosen.map(({ label }) => label).join(', ') || 'None';
}

export interface ChangeText {
  path: string;
  name: string;
  before: string;
  after: string;
}

const json = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** A change in the words of its field, or as JSON where the kind has none for it. */
export function changeText(kind: PolicyKind, { path, before, after }: SettingsChange): ChangeText {
  for (const group of fieldGroups[kind] ?? []) {
    const field = group.fields.find((each) => each.path.join('.') === path);
    if (!field) continue;
    const name = `${group.name}: ${field.label}`;
    return { path, name, before: valueText(field, before), after: valueText(field, after) };
  }
  return { path, name: path, before: json(before), after: json(after) };
}
