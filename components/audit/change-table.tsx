import { type Change, fieldName } from './changes';
import { DetailValue } from './detail-value';
import type { NameOf } from '@/components/history/teller';

interface ChangeTableProps {
  changes: readonly Change[];
  nameOf: NameOf;
}

export function ChangeTable({ changes, nameOf }: ChangeTableProps) {
  return (
    <table className="mt-1 w-full table-fixed text-sm">
      <caption className="sr-only">Before and after</caption>
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="w-2/5 px-4 py-1.5 font-medium">
            Field
          </th>
          <th scope="col" className="px-2 py-1.5 font-medium">
            Before
          </th>
          <th scope="col" className="px-2 py-1.5 pr-4 font-medium">
            After
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row" className="border-t px-4 py-2 text-left font-normal wrap-anywhere text-muted">
              {fieldName(field)}
            </th>
            <td className="border-t px-2 py-2 text-muted">
              <DetailValue value={before} nameOf={nameOf} />
            </td>
            <td className="border-t px-2 py-2 pr-4 font-medium">
              <DetailValue value={after} nameOf={nameOf} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
