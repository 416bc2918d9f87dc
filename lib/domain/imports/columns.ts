import { Address, RegisterEntity } from '@/lib/domain/entities/schema';
import { type ErrorDetail, ValidationFailed } from '@/lib/platform/errors/errors';

const objects = ['address', 'metadata'];
const plainColumns = new Set(
  RegisterEntity.options.flatMap(({ shape }) => Object.keys(shape)).filter((name) => !objects.includes(name)),
);
const addressColumns = new Set(Object.keys(Address.shape).map((part) => `address.${part}`));
const maxColumns = 100;
/** Each line is stored with the names of its columns until it is processed. */
const maxHeaderLength = 4_096;

const isColumn = (name: string) =>
  plainColumns.has(name) || addressColumns.has(name) || /^metadata\.[^]/.test(name);

const names = ['last_name', 'company_name'];

const detailOf = (code: ErrorDetail['code'], message: string) => (field: string) => ({
  field,
  message,
  code,
});

const tooBig = (message: string) => new ValidationFailed([{ field: '', message, code: 'too_big' }]);

const otherSeparators = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const;

/** Used by spreadsheets in many countries. */
function hintOf(header: readonly string[]): string {
  const found = otherSeparators.find(([separator]) => header.join().split(separator).includes('type'));
  return found ? `: the first line is separated by ${found[1]} instead of commas` : '';
}

/** Throws `ValidationFailed` (400) for too many or too long, unknown, missing or duplicate columns. */
export function refuseColumns(header: readonly string[]): void {
  if (header.length > maxColumns) throw tooBig(`must not have more than ${maxColumns} columns`);
  if (header.join().length > maxHeaderLength)
    throw tooBig(`must not have a header of more than ${maxHeaderLength} characters`);
  const hasName = names.some((name) => header.includes(name));
  const missing = [...(header.includes('type') ? [] : ['type']), ...(hasName ? [] : names)];
  // Without `type` the first line may not be a header, and is not repeated in the answer.
  const unknown = header.includes('type') ? header.filter((name) => !isColumn(name)) : [];
  const repeated = new Set(header.filter((name, at) => header.indexOf(name) !== at));
  const details = [
    ...missing.map(
      detailOf('required', `is required as a column${header.includes('type') ? '' : hintOf(header)}`),
    ),
    ...unknown.map(detailOf('unknown_field', 'is not a column of this file')),
    ...[...repeated].map(detailOf('repeated', 'is given more than once')),
  ];
  if (details.length > 0) throw new ValidationFailed(details);
}

/** Spreadsheets write them in capitals. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const valueOf = (column: string, cell: string) =>
  column === 'monitored' ? (truths.get(cell.toLowerCase()) ?? cell) : cell;

/** The fields of one object, or the top-level fields. */
const fieldsOf = (cells: readonly (readonly [string, string])[], prefix: string) =>
  cells
    .filter(([column]) => column.startsWith(prefix))
    .map(([column, cell]) => [column.slice(prefix.length), cell]);

/** A customer in the format of a request. An empty cell omits its field. */
export function customerOf(header: readonly string[], cells: readonly string[]): object {
  const given = header
    .map((column, at) => [column, cells[at] ?? ''] as const)
    .filter(([, cell]) => cell !== '');
  const plain = given.filter(([column]) => plainColumns.has(column));
  const parts = objects.flatMap((name) => {
    const fields = fieldsOf(given, `${name}.`);
    return fields.length === 0 ? [] : [[name, Object.fromEntries(fields)] as const];
  });
  return Object.fromEntries([...plain.map(([column, cell]) => [column, valueOf(column, cell)]), ...parts]);
}
