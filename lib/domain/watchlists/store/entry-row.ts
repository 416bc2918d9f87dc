import { hash } from 'node:crypto';
import type { ListedEntity } from '@/lib/domain/screening/schema';

export interface EntryRow {
  json: string;
  /** Equal for equal entities, so that an import can tell which entries changed. */
  digest: string;
}

/** 132 bits: collisions within a list are practically impossible, and a million digests fit into memory. */
const digestLength = 22;

export function toEntryRow(entity: ListedEntity): EntryRow {
  const json = JSON.stringify(entity);
  return { json, digest: hash('sha256', json, 'base64url').slice(0, digestLength) };
}
