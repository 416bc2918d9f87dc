import type { Entity } from '@/lib/domain/entities/schema';
import type { Match } from '@/lib/domain/screening/schema';
import { classNames } from '@/components/ui/class-names';
import { toneClass } from '@/components/ui/tone';
import { type ComparedField, compareFields } from './compare';
import { VerdictMark, verdictLook } from './verdict-mark';

interface ComparisonTableProps {
  match: Match;
  subject: Entity | undefined;
}

const cell = 'min-w-0 px-4 py-1.5 break-words md:py-2.5 md:align-middle';
const heading = 'px-4 py-2 text-left text-xs font-medium text-muted';

export function ComparisonTable({ match, subject }: ComparisonTableProps) {
  return (
    <table
      role="table"
      aria-label="Subject and match compared"
      className="block w-full table-fixed text-base md:table"
    >
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b bg-sunken">
          <th role="columnheader" scope="col" className={classNames(heading, 'md:w-34')}>
            Field
          </th>
          <th role="columnheader" scope="col" className={heading}>
            Subject
          </th>
          <th role="columnheader" scope="col" className={classNames(heading, 'md:w-28')}>
            Comparison
          </th>
          <th role="columnheader" scope="col" className={heading}>
            {match.list}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {compareFields(match, subject).map((field) => (
          <FieldRow key={field.label} {...field} list={match.list} />
        ))}
      </tbody>
    </table>
  );
}

function FieldRow({ label, subject, listed, note, verdict, list }: ComparedField & { list: string }) {
  return (
    <tr
      role="row"
      className={classNames(
        toneClass[verdictLook[verdict].tone],
        'grid grid-cols-2 border-b py-2 last:border-b-0 md:table-row md:py-0',
        verdict === 'conflict' && 'bg-tone-soft/60',
      )}
    >
      <th
        role="rowheader"
        scope="row"
        className={classNames(cell, 'text-left text-sm font-medium text-muted')}
      >
        {label}
      </th>
      <td role="cell" className={classNames(cell, 'max-md:order-2')}>
        <Side name="Subject" />
        <Value value={subject} />
      </td>
      <td role="cell" className={classNames(cell, 'max-md:order-1 max-md:text-right')}>
        <VerdictMark verdict={verdict} />
      </td>
      <td role="cell" className={classNames(cell, 'max-md:order-3')}>
        <Side name={list} />
        <Value value={listed} />
        {note && <span className="block text-xs text-muted">{note}</span>}
      </td>
    </tr>
  );
}

const Side = ({ name }: { name: string }) => (
  <span className="block text-2xs text-faint md:hidden">{name}</span>
);

const Value = ({ value }: { value: string | null }) =>
  value ? <span className="font-medium">{value}</span> : <span className="text-faint">Not given</span>;
