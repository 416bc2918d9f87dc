import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { DocumentType } from '@/lib/domain/words';
import { documentNames } from '@/components/cases/documents/document-names';
import { formatDateTime } from '@/components/ui/format';

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

const isType = (value: unknown): value is DocumentType =>
  typeof value === 'string' && Object.hasOwn(documentNames, value);

type Told = Pick<AuditRecord, 'details'> | null;

/** The check of a verification is cancelled when the link of the person expires. */
const hasExpired = (cancelled: Told): boolean => /link expired/.test(String(cancelled?.details.reason));

/**
 * What the client was asked for and until when their link works, from the record of the document request, or that the
 * link of their verification expired, from that of its cancelled check.
 */
export function askedOf(record: Told, cancelled: Told, now: Date): string {
  if (!record)
    return hasExpired(cancelled)
      ? 'The link of their verification expired before they were done.'
      : 'No document was requested from them.';
  const { document_types, expires_at } = record.details;
  const types = Array.isArray(document_types) ? document_types.filter(isType) : [];
  const names = listed.format(types.map((type) => documentNames[type].toLowerCase()));
  const until = typeof expires_at === 'string' ? ` ${untilText(expires_at, now)}` : '';
  return `Requested: ${names || 'a document'}.${until}`;
}

function untilText(expires_at: string, now: Date): string {
  const at = formatDateTime(expires_at);
  return new Date(expires_at) > now
    ? `Their link works until ${at}.`
    : `Their link stopped working on ${at}.`;
}
