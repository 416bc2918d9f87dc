import type { AuditEventType } from '@/lib/domain/audit/schema';
import { administration } from './administration';
import { alerts } from './alerts';
import { cases } from './cases';
import { checks } from './checks';
import { entities } from './entities';
import { integrations } from './integrations';
import { journeys } from './journeys';
import { people } from './people';
import { risk } from './risk';
import type { Names, Sentence, Teller, Told } from './teller';

/** The sentences of all audited events, by their name in the API. */
const tellers: Record<AuditEventType, Teller> = {
  ...administration,
  ...alerts,
  ...cases,
  ...entities,
  ...checks,
  ...integrations,
  ...journeys,
  ...people,
  ...risk,
};

/** An event's name in words: `alert.found_again` as "alert found again". */
const spelled = (eventType: string) => eventType.replaceAll(/[._]/g, ' ');

/** An audit record as a sentence. */
export function sentenceOf(record: Told, names: Names): Sentence {
  // A server that is newer than the page may send other events.
  const tell: Teller | undefined = tellers[record.event_type];
  return tell ? tell(record, names) : { text: spelled(record.event_type) };
}

/** Not taken from the schema: zod would be a large part of the page's own script. */
export const eventTypes = Object.keys(tellers) as AuditEventType[]; // its own keys
