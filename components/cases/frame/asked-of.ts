import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { DocumentType } from '@/lib/domain/words';
import { documentNames } from '@/components/cases/documents/document-names';
import { formatDateTime } from '@/components/ui/format';

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

const isType = (value: unknown): value is DocumentType =>
  typeof value === 'string' && Object.hasOwn(documentNames, value);

/** What the client was asked for and until when their link works, from the record of the document request. */
export function askedOf(record: Pick<AuditRecord, 'details'> | null): string {
  if (!record) return 'No link was sent to them.';
  const { document_types, expires_at } = record.details;
  const types = Array.isArray(document_types) ? document_types.filter(isType) : [];
  const names = listed.format(types.map((type) => documentNames[type].toLowerCase()));
  const until =
    typeof expires_at === 'string' ? ` Their link works until ${formatDateTime(expires_at)}.` : '';
  return `Requested: ${names || 'a document'}.${until}`;
}
