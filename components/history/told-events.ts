import type { AuditEventType, AuditRecord } from '@/lib/domain/audit/schema';
import type { Tone } from '@/components/ui/tone';
import { type NamedActor, namedActorOf, requestsOf } from './own-work';
import { sentenceOf } from './sentence';
import type { Names } from './teller';

export interface ToldEvent extends NamedActor {
  key: string;
  at: string;
  text: string;
  note?: string;
  tone?: Tone;
}

const about = (what: AuditEventType | 'opening', token: string | null) => `${what} ${token}`;

/** Records of the same download have its request in common: a case can have several packs. */
const ofRequest: readonly AuditEventType[] = ['case.report_exported', 'case.report_made'];

const subjectOf = ({ event_type, target_token, request_id }: AuditRecord): string =>
  ofRequest.includes(event_type) ? request_id : target_token;

/** What a record covers. Adding the primary party to a case also covers opening it. */
function saidBy(record: AuditRecord): string[] {
  const { event_type, case_token, details } = record;
  const opens = event_type === 'entity.added_to_case' && details.role === 'Primary';
  return [about(event_type, subjectOf(record)), ...(opens ? [about('opening', case_token)] : [])];
}

/** The events that cover an event. */
const toldBetterBy: Partial<Record<AuditEventType, readonly Parameters<typeof about>[0][]>> = {
  'check.executed': ['check.completed', 'check.failed'],
  'entity.created': ['entity.added_to_case'],
  'case.created': ['opening'],
  'case.report_exported': ['case.report_made'],
  // The decision itself, or that it was not made.
  'alert.held': ['alert.resolved', 'alert.escalated', 'alert.undone', 'alert.hold_refused'],
};

/** Status changes that have their own event, which covers them. */
const ownEvent: Record<string, AuditEventType> = { Closed: 'case.closed', Escalated: 'case.escalated' };

function betterThan(record: AuditRecord): string[] {
  const { event_type, details } = record;
  const moved = event_type === 'case.status_changed' ? ownEvent[String(details.to)] : undefined;
  const better = moved ? [moved] : (toldBetterBy[event_type] ?? []);
  return better.map((what) => about(what, subjectOf(record)));
}

/** Leaves out events that another event already covers. A single event is always shown. */
function withoutRepeated(records: readonly AuditRecord[]): AuditRecord[] {
  const said = new Set(records.flatMap(saidBy));
  return records.filter((record) => !betterThan(record).some((what) => said.has(what)));
}

/** Checks that are combined when several of them follow each other, and the text for all of them. */
const ofSeveral: readonly {
  is: (record: AuditRecord) => boolean;
  text: (count: number) => string;
  tone?: Tone;
}[] = [
  {
    is: ({ event_type, details }) => event_type === 'check.completed' && details.result === 'Pass',
    text: (count) => `finished ${count} checks: they passed`,
  },
  {
    is: ({ event_type }) => event_type === 'check.failed',
    text: (count) => `could not complete ${count} checks`,
    tone: 'warning',
  },
];

const severalOf = (record: AuditRecord) => ofSeveral.find(({ is }) => is(record));

const minuteOf = ({ created_at }: AuditRecord) => created_at.slice(0, 16);

function isSameGo(a: AuditRecord, b: AuditRecord): boolean {
  const kind = severalOf(a);
  return (
    kind !== undefined && kind === severalOf(b) && a.actor.id === b.actor.id && minuteOf(a) === minuteOf(b)
  );
}

function inGos(records: readonly AuditRecord[]): AuditRecord[][] {
  const gos: AuditRecord[][] = [];
  for (const record of withoutRepeated(records)) {
    const go = gos.findLast(([first]) => first && isSameGo(first, record));
    if (go) go.push(record);
    else gos.push([record]);
  }
  return gos;
}

/** The records as events of a timeline, in the order given. */
export function toldEvents(records: readonly AuditRecord[], names: Names): ToldEvent[] {
  const requests = requestsOf(records);
  return inGos(records).flatMap((go) => {
    const [record] = go;
    if (!record) return [];
    const named = namedActorOf(record, requests);
    const several = go.length > 1 ? severalOf(record) : undefined;
    const told = several
      ? { text: several.text(go.length), tone: several.tone }
      : sentenceOf({ ...record, actor: named.actor }, names);
    return [{ key: record.token, at: record.created_at, ...named, ...told }];
  });
}
