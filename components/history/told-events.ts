import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Tone } from '@/components/ui/tone';
import { sentenceOf } from './sentence';
import type { Names } from './teller';

export interface ToldEvent {
  key: string;
  at: string;
  actor: AuditRecord['actor'];
  text: string;
  note?: string;
  tone?: Tone;
}

/** What another record of the same moment says better. */
const unsaid: readonly string[] = ['check.executed', 'entity.created', 'case.created'];

/** A move that has an event of its own is told by that. */
const toldByOwnEvent: readonly string[] = ['Closed', 'Escalated'];

const isUnsaid = ({ event_type, details }: AuditRecord): boolean =>
  unsaid.includes(event_type) ||
  (event_type === 'case.status_changed' && toldByOwnEvent.includes(String(details.to)));

/** What several checks do in one go, and how that is said of them all. */
const ofSeveral: readonly {
  is: (record: AuditRecord) => boolean;
  text: (count: number) => string;
  tone?: Tone;
}[] = [
  {
    is: ({ event_type, details }) => event_type === 'check.completed' && details.result === 'Pass',
    text: (count) => `finished ${count} checks, and all passed`,
  },
  {
    is: ({ event_type }) => event_type === 'check.failed',
    text: (count) => `could not make ${count} checks`,
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
  for (const record of records.filter((each) => !isUnsaid(each))) {
    const go = gos.findLast(([first]) => first && isSameGo(first, record));
    if (go) go.push(record);
    else gos.push([record]);
  }
  return gos;
}

/** Records as events of a timeline, in the order given. */
export function toldEvents(records: readonly AuditRecord[], names: Names): ToldEvent[] {
  return inGos(records).flatMap((go) => {
    const [record] = go;
    if (!record) return [];
    const several = go.length > 1 ? severalOf(record) : undefined;
    const told = several ? { text: several.text(go.length), tone: several.tone } : sentenceOf(record, names);
    return [{ key: record.token, at: record.created_at, actor: record.actor, ...told }];
  });
}
