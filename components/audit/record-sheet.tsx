'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { numberLinkStyle } from '@/components/charts/number-link';
import { sentenceOf } from '@/components/history/sentence';
import { type NameOf, namesOf } from '@/components/history/teller';
import { sectionsFor } from '@/components/shell/sections';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { type Fact, Facts } from '@/components/ui/facts';
import { Sheet } from '@/components/ui/sheet';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { kindOfActor } from './actor-kind';
import { ChangeTable } from './change-table';
import { changesOf, fieldName, otherDetails } from './changes';
import { DetailValue } from './detail-value';
import { eventName } from './event-name';
import { recordTime } from './record-time';

const pages: Partial<Record<AuditRecord['target_type'], string>> = {
  alert: '/alerts',
  case: '/cases',
  entity: '/entities',
  watchlist: '/lists',
  webhook: '/webhooks',
};

interface RecordSheetProps {
  record: AuditRecord;
  nameOf: NameOf;
  onClose: () => void;
  /** Shows the records of the same target, or of the same actor. */
  onFilter: (filter: { target: string } | { actor: string }) => void;
}

/** A complete record: what changed, and its hashes in the chain. */
export function RecordSheet({ record, nameOf, onClose, onFilter }: RecordSheetProps) {
  const changes = changesOf(record);
  const others = otherDetails(record.details, changes);
  const isOfCase = record.case_token !== null && record.case_token !== record.target_token;
  const about: Fact[] = [
    { label: 'Who', value: `${record.actor.name} (${kindOfActor(record.actor.type)})` },
    {
      label: eventName(record.target_type),
      value: <Token token={record.target_token} base={pages[record.target_type]} />,
    },
    ...(isOfCase
      ? [{ label: 'Of the case', value: <Token token={record.case_token ?? ''} base="/cases" /> }]
      : []),
    { label: 'From', value: record.ip_address ?? 'Inside Probity' },
    { label: 'Event', value: <Mono>{record.event_type}</Mono> },
    { label: 'Request', value: <Mono>{record.request_id}</Mono> },
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${record.actor.name} ${sentenceOf(record, namesOf(nameOf)).text}`}
      description={`${recordTime(record.created_at)} · ${eventName(record.event_type)}`}
      footer={
        <>
          <Button onClick={() => onFilter({ actor: record.actor.id })}>All by {record.actor.name}</Button>
          <Button onClick={() => onFilter({ target: record.target_token })}>All about this</Button>
        </>
      }
    >
      <Facts facts={about} />
      {changes.length > 0 && (
        <Part title="Before and after">
          <ChangeTable changes={changes} nameOf={nameOf} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title="Details">
          <Facts
            facts={others.map(([field, value]) => ({
              label: fieldName(field),
              value: <DetailValue value={value} nameOf={nameOf} />,
            }))}
          />
        </Part>
      )}
      <Part title={`Record ${record.sequence} of the chain`}>
        <Facts
          facts={[
            { label: 'Hash', value: <Mono>{record.hash}</Mono> },
            { label: 'Covers', value: <Mono>{record.previous_hash}</Mono> },
          ]}
        />
      </Part>
    </Sheet>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t">
    <h3 className="px-4 pt-3 text-xs font-medium text-muted">{title}</h3>
    {children}
  </section>
);

const Mono = ({ children }: { children: ReactNode }) => (
  <span className="font-mono text-xs break-all">{children}</span>
);

/** A token, as a link if the user can open its page. */
function Token({ token, base }: { token: string; base: string | undefined }) {
  const { role } = useViewer();
  const hasPage = base !== undefined && sectionsFor(role).some(({ href }) => href === base);
  if (!hasPage) return <Mono>{token}</Mono>;
  return (
    <Link
      href={`${base}/${token}`}
      prefetch={false}
      className={`${numberLinkStyle} font-mono text-xs break-all`}
    >
      {token}
    </Link>
  );
}
