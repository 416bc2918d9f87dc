import { z } from 'zod';
import { Count, Text, Timestamp, token } from '@/lib/domain/primitives';
import { maxFileBytes } from './limits';

/** API §5.2. CSV as in RFC 4180: a header that names the columns, and a line per customer. */
export const CustomerFile = Text.max(maxFileBytes);
export type CustomerFile = z.infer<typeof CustomerFile>;

const EntityImportToken = token('imp');
export const EntityImportParams = z.object({ import_token: EntityImportToken });

export const EntityImportStatus = z.enum(['Pending', 'In Progress', 'Complete']);
export type EntityImportStatus = z.infer<typeof EntityImportStatus>;

/** API §4.13. `created`, `failed` and `pending` add up to `total`. */
export const EntityImport = z.object({
  token: EntityImportToken,
  status: EntityImportStatus,
  lines_summary: z.object({ total: Count, pending: Count, created: Count, failed: Count }),
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
});
export type EntityImport = z.infer<typeof EntityImport>;

export const ImportLineResult = z.enum(['Pending', 'Created', 'Failed']);
export type ImportLineResult = z.infer<typeof ImportLineResult>;

/** The answer of `POST /v1/entities` for this data. It names fields, but contains no values. */
export const LineError = z.object({
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string(), code: z.string() })),
});
export type LineError = z.infer<typeof LineError>;

/** API §4.13. */
export const EntityImportLine = z.object({
  line: z.number().int(),
  result: ImportLineResult,
  entity_token: token('ent').nullable(),
  error: LineError.nullable(),
});
export type EntityImportLine = z.infer<typeof EntityImportLine>;

export const ImportLineFilters = z.strictObject({ result: ImportLineResult.optional() });
export type ImportLineFilters = z.infer<typeof ImportLineFilters>;
