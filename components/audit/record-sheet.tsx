'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { numberLinkStyle } from '@/components/charts/number-link';
import { sentenceOf } from '@/components/history/sentence';
import type { Names } from '@/components/history/teller';
import { useVersionsAt } from '@/components/policies/use-versions-at';
import { sectionsFor } from '@/components/shell/sections';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { type Fact, Facts } from '@/components/ui/facts';
import { Sheet } from '@/components/ui/sheet';
import { Written } from '@/components/ui/written';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { capitalised } from '@/lib/domain/wording';
import { kindOfActor, originOf } from './actor-kind';
import { ChangeTable } from './change-table';
import { changesOf, otherDetails } from './changes';
import { factsOf } from './detail-facts';
import { DetailValue } from './detail-value';
import { eventName } from './event-name';
import { recordTime } from '@/lib/domain/record-time';

interface Page {
  /** The address of its section. */
  section: string;
  addressOf: (token: string) => string;
}

const within = (section: string): Page => ({ section, addressOf: (token) => `${section}/${token}` });

const pages: Partial<Record<AuditRecord['target_type'], Page>> = {
  alert: within('/alerts'),
  case: within('/cases'),
  entity: within('/entities'),
  user: { section: '/settings', addressOf: (token) => `/settings/people?person=${token}` },
  watchlist: within('/lists'),
  webhook: within('/webhooks'),
};

/** The policies that apply to a change of the target. */
const appliedTo: Partial<Record<AuditRecord['target_type'], readonly PolicyKind[]>> = {
  alert: ['screening', 'priority', 'alert_sla', 'four_eyes'],
  case: ['case_sla', 'four_eyes', 'straight_through'],
  check: ['screening', 'reuse'],
  risk_assessment: ['risk_model', 'four_eyes'],
};
const none: never[] = [];

const nameOfTarget = ({ target_token }: AuditRecord, names: Names): string | undefined =>
  names.of(target_token) ?? names.ofAlert(target_token)?.replace(/^the /, '') ?? names.ofCheck(target_token);

interface RecordSheetProps {
  record: AuditRecord;
  names: Names;
  onClose: () => void;
  /** Shows the records of the same target, or of the same actor. */
  onFilter: (filter: { target: string } | { actor: string }) => void;
}

/** A complete record: what changed, and its hashes in the chain. */
export function RecordSheet({ record, names, onClose, onFilter }: RecordSheetProps) {
  const versions = useVersionsAt(record.created_at, appliedTo[record.target_type] ?? none);
  const changes = changesOf(record);
  const others = factsOf(otherDetails(record.details, changes), names.kindOfAlert(record.target_token));
  const about: Fact[] = [
    { label: 'Who', value: `${record.actor.name} (${kindOfActor(record.actor.type)})` },
    {
      label: eventName(record.target_type),
      value: (
        <Target
          token={record.target_token}
          name={nameOfTarget(record, names)}
          page={pages[record.target_type]}
        />
      ),
    },
    ...(record.case_token !== null && record.case_token !== record.target_token
      ? [
          {
            label: 'Of the case',
            value: <Target token={record.case_token} name={names.of(record.case_token)} page={pages.case} />,
          },
        ]
      : []),
    { label: 'From', value: originOf(record) },
    { label: 'Event', value: <Mono>{record.event_type}</Mono> },
    { label: 'Request', value: <Mono>{record.request_id}</Mono> },
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Title>{`${record.actor.name} ${sentenceOf(record, names).text}`}</Title>}
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
          <ChangeTable changes={changes} nameOf={names.of} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title="Details">
          <Facts
            facts={others.map(({ label, value }) => ({
              label,
              value: <DetailValue value={value} nameOf={names.of} />,
            }))}
          />
        </Part>
      )}
      {versions.length > 0 && (
        <Part title="Policies in force">
          <Facts
            facts={versions.map(({ name, version }) => ({ label: name, value: capitalised(version) }))}
          />
        </Part>
      )}
      <Part title={`Record ${record.sequence} of the chain`}>
        <Facts
          facts={[
            { label: 'Hash', value: <Mono>{record.hash}</Mono> },
            { label: 'Previous hash', value: <Mono>{record.previous_hash}</Mono> },
          ]}
        />
      </Part>
    </Sheet>
  );
}

const caseNumber = /(CAS-\d+)/;

/** A line ends before a case number, not within it. */
const Title = ({ children }: { children: string }) =>
  children.split(caseNumber).map((part, place) => (
    <Written key={place} className={caseNumber.test(part) ? 'whitespace-nowrap' : undefined}>
      {part}
    </Written>
  ));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t">
    <h3 className="px-4 pt-3 text-xs font-medium text-muted">{title}</h3>
    {children}
  </section>
);

const Mono = ({ children }: { children: ReactNode }) => (
  <span className="font-mono text-xs break-all">{children}</span>
);

interface TargetProps {
  token: string;
  name: string | undefined;
  page: Page | undefined;
}

/** The name, as a link if the user can open its page, and the token. */
function Target({ token, name, page }: TargetProps) {
  const { role } = useViewer();
  const hasPage = page !== undefined && sectionsFor(role).some(({ href }) => href === page.section);
  const text = name === undefined ? <Mono>{token}</Mono> : <Written>{name}</Written>;
  return (
    <>
      {hasPage ? (
        <Link href={page.addressOf(token)} prefetch={false} className={numberLinkStyle}>
          {text}
        </Link>
      ) : (
        text
      )}
      {name !== undefined && (
        <span className="block text-muted">
          <Mono>{token}</Mono>
        </span>
      )}
    </>
  );
}
