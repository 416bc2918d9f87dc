import type { PolicyKind } from '@/lib/domain/policies/schema';
import { fatfNames } from '@/lib/domain/risk/names';
import { fieldLabel } from '@/lib/domain/wording';
import { countryName } from '@/lib/domain/country-names';
import { isObject } from '@/components/ui/json';
import type {
  CountriesField,
  FieldGroup,
  LinesField,
  PlainField,
  RowsField,
  SettingsField,
} from './fields/field';
import { fieldGroups } from './fields/groups';
import { changesBetween, isSame, type Path, rowsOf, type Settings, valueAt } from './settings-path';
import { plainText, valueText } from './setting-text';

export interface ChangeText {
  /** "Geographic: Country risk" */
  name: string;
  before: string;
  after: string;
}

/** A change within a field. `of` names the part, such as a row; it is empty for the field itself. */
interface Part {
  of: string;
  before: string;
  after: string;
}

const none = 'none';

function plainChange(field: PlainField, before: unknown, after: unknown): Part[] {
  const said = (value: unknown) => (value === undefined ? none : valueText(field, value));
  return isSame(before, after) ? [] : [{ of: '', before: said(before), after: said(after) }];
}

const textsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The removed and the added values: listing all of a long list would say nothing. */
function linesChange(_: LinesField, before: unknown, after: unknown): Part[] {
  const [old, next] = [textsIn(before), textsIn(after)];
  const gone = old.filter((each) => !next.includes(each));
  const added = next.filter((each) => !old.includes(each));
  return [
    ...(gone.length > 0 ? [{ of: 'taken out', before: gone.join(', '), after: none }] : []),
    ...(added.length > 0 ? [{ of: 'added', before: none, after: added.join(', ') }] : []),
  ];
}

const cellChanges = ({ columns, nameOf }: RowsField, before: Settings, after: Settings): Part[] =>
  columns.flatMap((column) =>
    plainChange(column, valueAt(before, column.path), valueAt(after, column.path)).map((part) => ({
      ...part,
      of: `${nameOf(before)}, ${column.label.toLowerCase()}`,
    })),
  );

/** Numbers rows of the same name: "Trade 1", "Trade 2". */
function withKeys({ nameOf }: RowsField, rows: readonly Settings[]) {
  const seen = new Map<string, number>();
  return rows.map((row, place) => {
    const name = nameOf(row);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { row, place, key: `${name} ${count}` };
  });
}

type KeyedRow = ReturnType<typeof withKeys>[number];

/**
 * The changes between two tables. Rows of the same name are matched in order. Of the rest, an old and a new row in the
 * same place are one renamed row.
 */
function rowChanges(field: RowsField, before: unknown, after: unknown): Part[] {
  const [old, next] = [withKeys(field, rowsOf(before)), withKeys(field, rowsOf(after))];
  const isIn = (rows: readonly KeyedRow[]) => new Set(rows.map(({ key }) => key));
  const [known, kept] = [isIn(old), isIn(next)];
  const isSameRow = (a: KeyedRow, b: KeyedRow) =>
    a.key === b.key || (a.place === b.place && !kept.has(a.key) && !known.has(b.key));
  return [
    ...old.flatMap((each) => {
      const now = next.find((other) => isSameRow(each, other));
      return now
        ? cellChanges(field, each.row, now.row)
        : [{ of: field.nameOf(each.row), before: field.say(each.row), after: none }];
    }),
    ...next
      .filter((each) => !old.some((other) => isSameRow(other, each)))
      .map(({ row }) => ({ of: field.nameOf(row), before: none, after: field.say(row) })),
  ];
}

const named: Record<string, string> = fatfNames;
const fatfText = (status: unknown) => named[typeof status === 'string' ? status : 'none'] ?? String(status);

function countryChanges(_: CountriesField, before: unknown, after: unknown): Part[] {
  const changed = (name: string) =>
    changesBetween(valueAt(before, [name]) ?? {}, valueAt(after, [name]) ?? {});
  return [
    ...changed('base').map(({ path, ...change }) => ({
      of: countryName(path.join('.')),
      before: plainText(change.before),
      after: plainText(change.after),
    })),
    ...changed('fatf').map(({ path, ...change }) => ({
      of: `${countryName(path.join('.'))}, FATF`,
      before: fatfText(change.before),
      after: fatfText(change.after),
    })),
  ];
}

function partsOf(field: SettingsField, before: unknown, after: unknown): Part[] {
  switch (field.kind) {
    case 'rows':
      return rowChanges(field, before, after);
    case 'countries':
      return countryChanges(field, before, after);
    case 'lines':
      return linesChange(field, before, after);
    case 'optional':
      return isObject(before) === isObject(after) ? [] : plainChange(field, before, after);
    default:
      return plainChange(field, before, after);
  }
}

const startsWith = (path: Path, start: Path) => start.every((name, place) => path[place] === name);

/** Changes of values without a field, which a server that is newer than the page may have. */
function otherChanges(fields: readonly SettingsField[], before: Settings, after: Settings): ChangeText[] {
  const isTold = (path: Path) =>
    fields.some((field) => startsWith(path, field.path) || startsWith(field.path, path));
  return changesBetween(before, after)
    .filter(({ path }) => !isTold(path))
    .map((change) => ({
      name: change.path.map(fieldLabel).join(': '),
      before: plainText(change.before),
      after: plainText(change.after),
    }));
}

/** "Customer: PEP match". The only table of a group is named by the group, so its rows need no other name. */
function changeName(group: FieldGroup, field: SettingsField, of: string): string {
  const isOnlyTable = field.kind === 'rows' && group.fields.length === 1;
  const parts = isOnlyTable ? [of] : [field.label, of];
  return `${group.name}: ${parts.filter(Boolean).join(', ')}`;
}

/** The differences between two settings of a kind, in the words of their fields. */
export function changesOf(kind: PolicyKind, before: Settings, after: Settings): ChangeText[] {
  const groups = fieldGroups[kind];
  const told = groups.flatMap((group) =>
    group.fields.flatMap((field) =>
      partsOf(field, valueAt(before, field.path), valueAt(after, field.path)).map(({ of, ...change }) => ({
        name: changeName(group, field, of),
        ...change,
      })),
    ),
  );
  return [
    ...told,
    ...otherChanges(
      groups.flatMap(({ fields }) => fields),
      before,
      after,
    ),
  ];
}
