import { z } from 'zod';
import { auditTargets } from '@/lib/domain/event';
import { auditedEventNames } from '@/lib/domain/events/catalogue';
import { SearchText, Text, Timestamp, token, tokenFilter } from '@/lib/domain/primitives';
import { AlertCategory, CheckTypeCode } from '@/lib/domain/words';

/** API §8.5. */
export const AuditEventType = z.enum(auditedEventNames);
export type AuditEventType = z.infer<typeof AuditEventType>;

export const AuditTargetType = z.enum(auditTargets);

export const ActorType = z.enum(['user', 'api_key', 'oauth_client', 'system']);

export const AuditActor = z.object({ id: z.string(), name: z.string(), type: ActorType });
export type AuditActor = z.infer<typeof AuditActor>;

/** API §4.7. `sequence` counts per project from 1; `hash` and `previous_hash` are hex SHA-256. */
export const AuditRecord = z.object({
  token: token('aud'),
  event_type: AuditEventType,
  actor: AuditActor,
  target_type: AuditTargetType,
  target_token: z.string(),
  case_token: token('cas').nullable(),
  details: z.record(z.string(), z.unknown()),
  ip_address: z.string().nullable(),
  request_id: z.string(),
  created_at: Timestamp,
  sequence: z.number().int(),
  hash: z.string(),
  previous_hash: z.string(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** API §4.7. With the names that it does not contain itself, because they can change and be deleted. */
export const ListedAuditRecord = AuditRecord.extend({
  /** By token. Leaves out what is deleted and what the caller may not read. */
  names: z.record(z.string(), z.string()),
  alert: z.object({ category: AlertCategory, check_type_code: CheckTypeCode.nullable() }).nullable(),
});
export type ListedAuditRecord = z.infer<typeof ListedAuditRecord>;

/** API §4.12. Includes the text that the hash covers, byte for byte. */
export const ExtractedRecord = AuditRecord.extend({ record: z.string() });
export type ExtractedRecord = z.infer<typeof ExtractedRecord>;

export const AuditFilters = z.strictObject({
  event_type: AuditEventType.optional(),
  actor: Text.min(1).max(200).optional(),
  target_type: AuditTargetType.optional(),
  target_token: Text.min(1).max(200).optional(),
  case_token: tokenFilter('cas').optional(),
  /** Also finds the records of its checks and alerts, in any case. */
  entity_token: tokenFilter('ent').optional(),
  from: Timestamp.optional(),
  to: Timestamp.optional(),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

/** `q` finds part of a name, or the whole id. */
export const AuditActorFilters = z.strictObject({ q: SearchText.optional() });
export type AuditActorFilters = z.infer<typeof AuditActorFilters>;

export const AuditPeriod = z.strictObject({ from: Timestamp.optional(), to: Timestamp.optional() });
export type AuditPeriod = z.infer<typeof AuditPeriod>;

const VerifiedRecord = z.object({ sequence: z.number().int(), created_at: Timestamp });

/**
 * `first_bad_sequence` is null for a valid chain; `head` is the hash of the newest verified record in hex.
 * `first` and `last` are the oldest and the newest record that were verified, null without any.
 * `checkpoint` is the newest signed checkpoint of the period that the log was compared with, or null
 * (docs/adr/0042).
 */
export const AuditVerification = z.object({
  valid: z.boolean(),
  records: z.number().int(),
  first_bad_sequence: z.number().int().nullable(),
  head: z.string().nullable(),
  first: VerifiedRecord.nullable(),
  last: VerifiedRecord.nullable(),
  checkpoint: z.object({ sequence: z.number().int(), time: Timestamp }).nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;

export const actorSorts = ['name'] as const;
export const auditSorts = ['created_at', 'sequence'] as const;
