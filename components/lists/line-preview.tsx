import { CircleAlert, CircleCheck } from 'lucide-react';
import { TonedText } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Written } from '@/components/ui/written';
import type { EntryLine } from './entry-lines';
import { typeName } from './entry-table-columns';

/** Shows all lines with faults, and this many of the others. */
const maxGoodLines = 50;

/** On narrow screens only the name identifies a line; these columns are in the file. */
const foldedWhenNarrow = '@max-md/lines:hidden';

const columns = [
  { heading: 'Line' },
  { heading: 'Name' },
  { heading: 'Type', isWide: true },
  { heading: 'Born', isWide: true },
  { heading: 'Country', isWide: true },
  { heading: 'Result' },
];

export function LinePreview({ lines }: { lines: readonly EntryLine[] }) {
  const bad = lines.filter(({ entry }) => entry === null);
  const good = lines.filter(({ entry }) => entry !== null);
  const shown = [...bad, ...good.slice(0, maxGoodLines)];
  return (
    <div className="@container/lines overflow-x-auto rounded-md border">
      <table className="w-full text-sm">
        <caption className="sr-only">Lines of the file</caption>
        <thead>
          <tr className="text-left text-xs text-muted">
            {columns.map(({ heading, isWide }) => (
              <th
                key={heading}
                scope="col"
                className={classNames(
                  'px-2 py-1.5 font-medium first:pl-3 last:pr-3',
                  isWide && foldedWhenNarrow,
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">
          {shown.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </tbody>
      </table>
      {good.length > maxGoodLines && (
        <p className="border-t px-3 py-2 text-xs text-muted">
          And {good.length - maxGoodLines} more valid lines.
        </p>
      )}
    </div>
  );
}

function Line({ line: { line, fields, entry, faults } }: { line: EntryLine }) {
  return (
    <tr>
      <td className="border-t px-2 py-1.5 pl-3 text-muted tabular-nums">{line}</td>
      <td className="border-t px-2 py-1.5 wrap-anywhere">
        <Written>{fields.name || '–'}</Written>
      </td>
      <td className={classNames('border-t px-2 py-1.5 text-muted', foldedWhenNarrow)}>
        {entry?.entity_type ? typeName[entry.entity_type] : fields.entity_type || '–'}
      </td>
      <td className={classNames('border-t px-2 py-1.5 whitespace-nowrap text-muted', foldedWhenNarrow)}>
        {fields.date_of_birth || '–'}
      </td>
      <td className={classNames('border-t px-2 py-1.5 text-muted', foldedWhenNarrow)}>
        {fields.country || fields.nationality || '–'}
      </td>
      <td className="border-t px-2 py-1.5 pr-3">
        {entry ? (
          <TonedText tone="good" icon={CircleCheck}>
            Valid
          </TonedText>
        ) : (
          faults.map(({ field, message }) => (
            <span key={field + message} className="tone-warning flex gap-1.5 text-tone">
              <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              <span>
                {field.replaceAll('_', ' ')} {message}
              </span>
            </span>
          ))
        )}
      </td>
    </tr>
  );
}
