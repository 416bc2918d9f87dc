import { capitalised } from '@/lib/domain/wording';
import type { PlainField } from './fields/field';
import { valueText } from './setting-text';
import { type Settings, valueAt } from './settings-path';

interface SettingsTableProps {
  label: string;
  /** Their labels are the row and the column, such as "High: due after". */
  fields: readonly PlainField[];
  settings: Settings;
}

const placeOf = ({ label }: PlainField) => label.split(': ') as [row: string, column: string];

export function SettingsTable({ label, fields, settings }: SettingsTableProps) {
  const rows = Map.groupBy(fields, (field) => placeOf(field)[0]);
  const columns = new Set(fields.map((field) => placeOf(field)[1]));
  return (
    <table aria-label={label} className="mx-4 my-2 text-sm">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-1 pr-6 text-left font-medium">
            Priority
          </th>
          {[...columns].map((column) => (
            <th key={column} scope="col" className="py-1 pl-6 text-right font-medium first:pl-0">
              {capitalised(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([row, inRow]) => (
          <tr key={row}>
            <th scope="row" className="py-1 pr-6 text-left font-normal text-muted">
              {row}
            </th>
            {inRow.map((field) => (
              <td key={field.label} className="py-1 pl-6 text-right tabular-nums">
                {valueText(field, valueAt(settings, field.path))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
