import type { Settings, Path } from '../settings-path';

interface FieldChoice {
  value: string;
  label: string;
}

interface Common {
  path: Path;
  label: string;
  hint?: string;
}

/** How a number is stored, if not as itself. */
export interface NumberForm {
  read: (stored: unknown) => number | null;
  write: (value: number) => unknown;
}

export type NumberField = Common & {
  kind: 'number';
  /** "1 point", "2 points"; empty without a unit. */
  unit: string;
  min?: number;
  max?: number;
  form?: NumberForm;
};

export type LinesField = Common & {
  kind: 'lines';
  separator: '\n' | ', ';
};

export type ChoicesField = Common & {
  kind: 'choices';
  choices: readonly FieldChoice[];
  /** What null means, if it is allowed. */
  none?: string;
};

/** The field of a single control. */
export type PlainField =
  | NumberField
  | LinesField
  | ChoicesField
  | (Common & { kind: 'switch' })
  /** On for settings of its own, which start as `fresh`; off for null. */
  | (Common & { kind: 'optional'; fresh: Settings })
  /** `words` explains Probity's own names, `none` says what null means, if it is allowed. */
  | (Common & { kind: 'text'; words?: Readonly<Record<string, string>>; none?: string })
  | (Common & { kind: 'date' })
  | (Common & { kind: 'choice'; choices: readonly FieldChoice[] })
  | (Common & { kind: 'country'; none: string });

export type RowsField = Common & {
  kind: 'rows';
  /** The paths of columns start at the row. */
  columns: readonly PlainField[];
  /** Completes "Add a tier". */
  noun: string;
  nameOf: (row: Settings) => string;
  /** A row as a sentence: "revenue from 1 million: 10 points". */
  say: (row: Settings) => string;
  fresh: Settings;
  /** The order in which rows are saved, whatever order they were entered in. */
  order?: (a: Settings, b: Settings) => number;
};

export type CountriesField = Common & { kind: 'countries' };

export type SettingsField = PlainField | RowsField | CountriesField;

export interface FieldGroup {
  name: string;
  fields: readonly SettingsField[];
  /** The path of the group's settings, if the API checks them as a whole. */
  path?: Path;
  /** Shown as a table: each label is the row and the column, such as "High: due after". */
  isTable?: true;
  /** Describes all of its fields together while they are changed. */
  check?: (settings: Settings) => { text: string; isWrong: boolean };
}

export const group = (name: string, fields: readonly SettingsField[]): FieldGroup => ({ name, fields });

export const number = (path: Path, label: string, unit: string, hint?: string): NumberField => ({
  kind: 'number',
  path,
  label,
  unit,
  hint,
  min: 0,
});

export const points = (path: Path, label: string, hint?: string): NumberField => ({
  ...number(path, label, 'points', hint),
  max: 100,
});

const asPercent: NumberForm = {
  read: (stored) => (typeof stored === 'number' ? Math.round(stored * 1e6) / 1e4 : null),
  write: (value) => Math.round(value * 1e4) / 1e6,
};

/** A field for a fraction of 1, shown in percent. */
export const percent = (path: Path, label: string, hint?: string): NumberField => ({
  ...number(path, label, '%', hint),
  max: 100,
  form: asPercent,
});

export const toggle = (name: string, label: string, hint?: string): SettingsField => ({
  kind: 'switch',
  path: [name],
  label,
  hint,
});

export const lines = (path: Path, label: string, hint: string): LinesField => ({
  kind: 'lines',
  path,
  label,
  hint,
  separator: '\n',
});
