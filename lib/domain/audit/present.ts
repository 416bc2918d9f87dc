import type { AuditRecord as AuditModel } from '@/generated/prisma/client';
import { timestamp } from '@/lib/domain/present';
import type { AuditRecord, AuditVerification } from './schema';

/** A row from Prisma or `pg`, which differ in how they hold a bigint. */
export type AuditRow = Omit<AuditModel, 'sequence'> & { sequence: bigint | string };

export interface VerifiedRow {
  sequence: string;
  created_at: Date;
  hash: Buffer;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** API §4.7. */
export function presentAuditRecord(row: AuditRow): AuditRecord {
  return {
    token: row.token,
    event_type: row.event_type,
    actor: { id: row.actor_id, name: row.actor_name, type: row.actor_type },
    target_type: row.target_type,
    target_token: row.target_token,
    case_token: row.case_token,
    details: row.details,
    ip_address: row.ip_address,
    request_id: row.request_id,
    created_at: timestamp(row.created_at),
    sequence: Number(row.sequence),
    hash: hex(row.hash),
    previous_hash: hex(row.previous_hash),
  } as AuditRecord; // text and JSON columns that only record-event.ts writes, with values of these schemas
}

const presentVerified = ({ sequence, created_at }: VerifiedRow) => ({
  sequence: Number(sequence),
  created_at: timestamp(created_at),
});

/** The parts of a verification about the oldest and the newest verified record. */
export const presentEnds = (
  ends: { oldest: VerifiedRow; newest: VerifiedRow } | null,
): Pick<AuditVerification, 'head' | 'first' | 'last'> => ({
  head: ends && hex(ends.newest.hash),
  first: ends && presentVerified(ends.oldest),
  last: ends && presentVerified(ends.newest),
});
