import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Tone } from '@/components/ui/tone';
import { type Names, sentenceOf } from './sentence';

export interface ToldEvent {
  key: string;
  at: string;
  actor: string;
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

const isPass = ({ event_type, details }: AuditRecord) =>
  event_type === 'check.completed' && details.result === 'Pass';

const minuteOf = ({ created_at }: AuditRecord) => created_at.slice(0, 16);

/** Checks that passed in one go are one event. */
function isSameGo(a: AuditRecord, b: AuditRecord): boolean {
  return isPass(a) && isPass(b) && a.actor.id === b.actor.id && minuteOf(a) === minuteOf(b);
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
    const told =
      go.length > 1 ? { text: `finished ${go.length} checks, and all passed` } : sentenceOf(record, names);
    return [{ key: record.token, at: record.created_at, actor: record.actor.name, ...told }];
  });
}
