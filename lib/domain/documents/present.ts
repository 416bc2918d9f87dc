import type { Document as DocumentRow } from '@/generated/prisma/client';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { Document } from './schema';

export function presentDocument(row: DocumentRow): Document {
  const { erased_at, digest } = row;
  return {
    token: row.token,
    case_token: row.case_token,
    flow_token: row.flow_token,
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
