import { formatDateTime } from '@/components/ui/format';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { visibleText } from '@/lib/domain/wording';
import { sentenceOf } from '@/components/history/sentence';
import type { Names } from '@/components/history/teller';
import { Written } from '@/components/ui/written';
import { originOf } from './actor-kind';
import { targetText } from './named-target';
import { recordTime } from '@/lib/domain/record-time';

/** The title shows the sentence in full where the column cuts it off. */
function What({ record, names }: { record: AuditRecord; names: Names }) {
  const text = visibleText(sentenceOf(record, names).text);
  const about = targetText(record, names.of);
  return (
    <>
      <span className={`${lineStyle} font-normal`} title={`${record.actor.name} ${text}`}>
        <span className="font-semibold">{record.actor.name}</span> <Written>{text}</Written>
      </span>
      <span className={`${lineStyle} text-xs font-normal text-muted ${shownWhenFolded[3]}`}>
        <Written>{about}</Written>
        <span className={shownWhenFolded[2]}> · {recordTime(record.created_at)}</span>
      </span>
    </>
  );
}

export const auditColumns = (names: Names): Column<AuditRecord>[] => [
  {
    id: 'event',
    name: 'What happened',
    priority: 1,
    skeleton: 'w-1/2',
    cell: (record) => <What record={record} names={names} />,
  },
  {
    id: 'target',
    name: 'About',
    priority: 3,
    width: 'w-52',
    cell: (record) => {
      const about = targetText(record, names.of);
      return (
        <span className="text-muted" title={visibleText(about)}>
          <Written>{about}</Written>
        </span>
      );
    },
  },
  {
    id: 'address',
    name: 'From',
    priority: 5,
    width: 'w-28',
    cell: (record) => <span className="text-muted">{originOf(record)}</span>,
  },
  {
    id: 'time',
    name: 'Time',
    priority: 2,
    width: 'w-52',
    cell: ({ created_at }) => (
      <time
        dateTime={created_at}
        title={`${formatDateTime(created_at)} where you are`}
        className="text-muted tabular-nums"
      >
        {recordTime(created_at)}
      </time>
    ),
  },
  {
    id: 'sequence',
    name: 'Record',
    priority: 5,
    width: 'w-18',
    align: 'end',
    cell: ({ sequence }) => <span className="text-muted tabular-nums">{sequence}</span>,
  },
];
