import type { Check, Document as DocumentRow } from '@/generated/prisma/client';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { Document, DocumentStatus } from './schema';

const answered: readonly string[] = ['Complete', 'Reused'];

function statusOf({ erased_at }: DocumentRow, check: Check | null): DocumentStatus {
  if (erased_at) return 'erased';
  return check && answered.includes(check.status) ? 'read' : 'sent';
}

/** A JSON column. Every provider of document checks writes its reasons as sentences. */
function findingsOf(check: Check | null): string[] {
  const { reasons } = (check?.result_data ?? {}) as { reasons?: unknown };
  return Array.isArray(reasons) ? reasons.filter((each) => typeof each === 'string') : [];
}

/** With the check that uses it. */
export function presentDocument(row: DocumentRow, check: Check | null): Document {
  const { erased_at, digest, flow_token, case_token } = row;
  return {
    token: row.token,
    case_token,
    flow_token,
    // After deleting the case neither exists.
    request_token: flow_token === null && case_token !== null ? row.journey_token : null,
    entity_token: check?.entity_token ?? null,
    check_token: check?.token ?? null,
    status: statusOf(row, check),
    findings: findingsOf(check),
    purpose: row.purpose,
    action: row.action,
    document_type: row.document_type,
    country: row.country,
    media_type: row.media_type,
    width: row.width,
    height: row.height,
    byte_size: row.byte_size,
    sha256: digest && Buffer.from(digest).toString('hex'),
    sent_at: timestampOrNull(row.sent_at),
    erase_at: erased_at ? null : timestampOrNull(row.erase_at),
    erased_at: timestampOrNull(erased_at),
    created_at: timestamp(row.created_at),
  } as Document; // text columns that only this folder writes, with values of these schemas
}
