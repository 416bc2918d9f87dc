import type { ChangeText } from './change-text';

interface ChangeTableProps {
  label: string;
  /** The headings of the settings before and after. */
  before: string;
  after: string;
  changes: readonly ChangeText[];
}

/**
 * The differences between two settings, value by value. Where three columns are too narrow, each setting stands over
 * its values; the roles stay those of a table.
 */
export function ChangeTable({ label, before, after, changes }: ChangeTableProps) {
  return (
    <div className="@container">
      <table role="table" aria-label={label} className="w-full text-sm @max-md:block @md:table-fixed">
        <thead role="rowgroup" className="@max-md:block">
          <tr role="row" className={`${rowStyle} text-left text-xs text-muted`}>
            {['Setting', before, after].map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="border-b px-2 py-2 font-medium first:w-[46%] first:pl-4 last:pr-4 @max-md:px-4 @max-md:first:hidden"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-md:block">
          {changes.map((change) => (
            <tr
              key={`${change.name} ${change.before} ${change.after}`}
              role="row"
              className={`${rowStyle} border-b wrap-anywhere last:border-b-0`}
            >
              <th
                role="rowheader"
                scope="row"
                className="px-2 py-2 pl-4 text-left font-normal @max-md:col-span-2 @max-md:pb-0"
              >
                {change.name}
              </th>
              <td role="cell" className="px-2 py-2 text-muted @max-md:px-4">
                {change.before}
              </td>
              <td role="cell" className="px-2 py-2 pr-4 font-medium @max-md:px-4">
                {change.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowStyle = '@max-md:grid @max-md:grid-cols-2';
