import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import { fatfNames } from '@/lib/domain/risk/names';
import { fieldLabel } from '@/lib/domain/wording';
import { isObject, textsIn } from '@/components/ui/json';
import type { CountriesField, NumberField, PlainField, RowsField, SettingsField } from './fields/field';
import { rowsOf, type Settings, valueAt } from './settings-path';

const singular = (unit: string) => unit.replace(/s$/, '');

/** The unit in singular or plural, as in "1 day", "7 days". */
export const unitOf = (value: unknown, unit: string): string => (value === 1 ? singular(unit) : unit);

/** The number that a field shows for a stored value. */
export const numberIn = ({ form }: NumberField, stored: unknown): number | null => {
  if (form) return form.read(stored);
  return typeof stored === 'number' ? stored : null;
};

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

function numberText(field: NumberField, stored: unknown): string {
  const value = numberIn(field, stored);
  const unit = unitOf(value, field.unit);
  if (value === null) return '–';
  return `${amount.format(value)}${unit === '%' ? '%' : ` ${unit}`}`.trimEnd();
}

/** A value in the words of its field. */
export function valueText(field: PlainField, value: unknown): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'Yes' : 'No';
    case 'optional':
      return isObject(value) ? 'Yes' : 'No';
    case 'number':
      return numberText(field, value);
    case 'text':
      return typeof value === 'string' ? (field.words?.[value] ?? value) : (field.none ?? '–');
    case 'date':
      return typeof value === 'string' ? formatDate(value) : '–';
    case 'country':
      return typeof value === 'string' ? countryName(value) : field.none;
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? '–';
    case 'lines':
      return textsIn(value).join(', ') || 'None';
    case 'choices': {
      if (!Array.isArray(value)) return field.none ?? '–';
      const chosen = field.choices.filter((choice) => value.includes(choice.value));
      return chosen.map(({ label }) => label).join(', ') || 'None';
    }
  }
}

function countryLines(value: unknown): string[] {
  const [base, fatf] = ['base', 'fatf'].map((name) => valueAt(value, [name]));
  const named = (of: unknown, wanted: unknown) =>
    Object.entries(isObject(of) ? of : {})
      .filter(([, each]) => each === wanted)
      .map(([code]) => countryName(code))
      .toSorted()
      .join(', ');
  const risks = [...new Set(Object.values(isObject(base) ? base : {}))].toSorted(
    (a, b) => Number(b) - Number(a),
  );
  return [
    ...(['call_for_action', 'increased_monitoring'] as const).map(
      (status) => `FATF ${fatfNames[status].toLowerCase()}: ${named(fatf, status) || 'none'}`,
    ),
    ...risks.map((risk) => `Risk of ${String(risk)}: ${named(base, risk)}`),
  ];
}

const rowLines = ({ say }: RowsField, value: unknown): string[] => rowsOf(value).map(say);

/** The lines of a field that has several parts. */
export const linesText = (field: RowsField | CountriesField, value: unknown): string[] =>
  field.kind === 'rows' ? rowLines(field, value) : countryLines(value);

export const isPlain = (field: SettingsField): field is PlainField =>
  field.kind !== 'rows' && field.kind !== 'countries';

export const isTable = (field: SettingsField): field is RowsField | CountriesField => !isPlain(field);

/** Whether a field is shown: parts of a setting that is off are not. */
export const isShown = (settings: Settings, { path }: SettingsField): boolean =>
  valueAt(settings, path.slice(0, -1)) !== null;

/** A value without a field, in words. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainText).join(', ') || 'none';
  if (!isObject(value)) return String(value);
  const parts = Object.entries(value).map(([name, each]) => `${fieldLabel(name)} ${plainText(each)}`);
  return parts.join(', ') || 'none';
}
