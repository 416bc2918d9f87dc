import { formatDateTime } from '@/components/ui/format';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { sentenceOf } from '@/components/history/sentence';
import { type NameOf, namesOf } from '@/components/history/teller';
import { kindOfActor } from './actor-kind';
import { eventName } from './event-name';
import { recordTime } from './record-time';

const shortToken = (token: string) => (token.length > 14 ? `${token.slice(0, 4)}…${token.slice(-6)}` : token);

export const auditColumns = (nameOf: NameOf): Column<AuditRecord>[] => [
  {
    id: 'event',
    name: 'What happened',
    priority: 1,
    skeleton: 'w-1/2',
    cell: (record) => (
      <>
        <span className={`${lineStyle} font-normal`} title={record.event_type}>
          <span className="font-semibold">{record.actor.name}</span>{' '}
          {sentenceOf(record, namesOf(nameOf)).text}
        </span>
        <span className={`block text-xs font-normal text-muted ${shownWhenFolded[2]}`}>
          {recordTime(record.created_at)}
        </span>
      </>
    ),
  },
  {
    id: 'target',
    name: 'About',
    priority: 3,
    width: 'w-56',
    cell: ({ target_type, target_token }) => (
      <>
        {eventName(target_type)}{' '}
        <span className="font-mono text-xs text-muted">{shortToken(target_token)}</span>
      </>
    ),
  },
  {
    id: 'address',
    name: 'From',
    priority: 4,
    width: 'w-36',
    cell: ({ ip_address, actor }) => (
      <span className="text-muted">{ip_address ?? kindOfActor(actor.type)}</span>
    ),
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
    priority: 4,
    width: 'w-20',
    align: 'end',
    cell: ({ sequence }) => <span className="text-muted tabular-nums">{sequence}</span>,
  },
];
