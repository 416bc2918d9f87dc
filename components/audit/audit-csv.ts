import { type SpreadsheetCell, spreadsheetCsv } from '@/components/ui/csv';
import type { AuditRecord } from '@/lib/domain/audit/schema';

const columns: readonly [name: string, of: (record: AuditRecord) => SpreadsheetCell][] = [
  ['sequence', ({ sequence }) => sequence],
  ['created_at', ({ created_at }) => created_at],
  ['event_type', ({ event_type }) => event_type],
  ['actor_name', ({ actor }) => actor.name],
  ['actor_type', ({ actor }) => actor.type],
  ['actor_id', ({ actor }) => actor.id],
  ['target_type', ({ target_type }) => target_type],
  ['target_token', ({ target_token }) => target_token],
  ['case_token', ({ case_token }) => case_token],
  ['ip_address', ({ ip_address }) => ip_address],
  ['request_id', ({ request_id }) => request_id],
  ['details', ({ details }) => jsonText(details)],
  ['hash', ({ hash }) => hash],
  ['previous_hash', ({ previous_hash }) => previous_hash],
  ['token', ({ token }) => token],
];

/** JSON keeps its value with the semicolon as an escape. */
const jsonText = (value: unknown) => JSON.stringify(value).replace(/;(?=["\s]*[=+\-@＝＋－＠])/g, '\\u003b');

/** The first line of the file: the names of the fields in the API. */
export const auditCsvHead: string = spreadsheetCsv([columns.map(([name]) => name)]);

/** Every field of the records. */
export const auditCsvLines = (records: readonly AuditRecord[]): string =>
  spreadsheetCsv(records.map((record) => columns.map(([, of]) => of(record))));
