import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AuditActor, AuditRecord, type ExtractedRecord } from './schema';

/** An exported record. The hash covers the text of `record`, byte for byte. */
export interface RecordLine {
  record: string;
  previousHash: string;
  hash: string;
}

const recordLine = /^\{"record":(\[.*\]),"previous_hash":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/s;

/** Null if the line is not a record. */
export function parseRecordLine(line: string): RecordLine | null {
  const [, record, previousHash, hash] = recordLine.exec(line) ?? [];
  return record && previousHash && hash ? { record, previousHash, hash } : null;
}

export const hashOfRecord = ({ record, previousHash }: Omit<RecordLine, 'hash'>): string =>
  createHash('sha256').update(record, 'utf8').update(Buffer.from(previousHash, 'hex')).digest('hex');

/** In the order of `audit_payload()`. The first is the project, by an internal number of the database. */
const Fields = z.tuple([
  z.number(),
  AuditRecord.shape.sequence,
  AuditRecord.shape.token,
  AuditRecord.shape.event_type,
  z.string(),
  z.string(),
  AuditActor.shape.type,
  AuditRecord.shape.target_type,
  AuditRecord.shape.target_token,
  AuditRecord.shape.case_token,
  AuditRecord.shape.details,
  AuditRecord.shape.ip_address,
  AuditRecord.shape.request_id,
  AuditRecord.shape.created_at,
]);

/** Parses the record from its text. Throws if the text is not a record. */
export function readRecord({ record, previousHash, hash }: RecordLine): ExtractedRecord {
  const [, sequence, token, event_type, id, name, type, target_type, target_token, case_token, ...rest] =
    Fields.parse(JSON.parse(record));
  const [details, ip_address, request_id, created_at] = rest;
  return {
    token,
    event_type,
    actor: { id, name, type },
    target_type,
    target_token,
    case_token,
    details,
    ip_address,
    request_id,
    created_at,
    sequence,
    hash,
    previous_hash: previousHash,
    record,
  };
}
