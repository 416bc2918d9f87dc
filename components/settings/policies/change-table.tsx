import type { ChangeText } from './change-text';

interface ChangeTableProps {
  label: string;
  /** The headings of the settings before and after. */
  before: string;
  after: string;
  changes: readonly ChangeText[];
}

/** The differences between two settings, value by value. */
export function ChangeTable({ label, before, after, changes }: ChangeTableProps) {
  return (
    <table aria-label={label} className="w-full table-fixed text-sm">
      <thead>
        <tr className="text-left text-xs text-muted">
          {['Setting', before, after].map((name) => (
            <th key={name} scope="col" className="border-b px-2 py-2 font-medium first:pl-4 last:pr-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr
            key={`${change.name} ${change.before} ${change.after}`}
            className="wrap-anywhere [&>*]:border-b last:[&>*]:border-b-0"
          >
            <th scope="row" className="px-2 py-2 pl-4 text-left font-normal">
              {change.name}
            </th>
            <td className="px-2 py-2 text-muted">{change.before}</td>
            <td className="px-2 py-2 pr-4 font-medium">{change.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
