import type { EntityImport as EntityImportModel } from '@/generated/prisma/client';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { EntityImport, EntityImportLine, EntityImportStatus, ImportLineResult } from './schema';

export type EntityImportRow = Omit<EntityImportModel, 'sender'>;

export interface EntityImportLineRow {
  line: number;
  result: ImportLineResult;
  entity_token: string | null;
  error: EntityImportLine['error'];
}

function statusOf({ created_count, failed_count, completed_at }: EntityImportRow): EntityImportStatus {
  if (completed_at) return 'Complete';
  return created_count + failed_count > 0 ? 'In Progress' : 'Pending';
}

/** Number of lines by result. */
export const countsOf = ({
  total_count,
  created_count,
  failed_count,
}: EntityImportRow): Record<ImportLineResult, number> => ({
  Pending: total_count - created_count - failed_count,
  Created: created_count,
  Failed: failed_count,
});

/** API §4.13. */
export function presentEntityImport(row: EntityImportRow): EntityImport {
  const { Pending: pending, Created: created, Failed: failed } = countsOf(row);
  return {
    token: row.token,
    status: statusOf(row),
    lines_summary: { total: row.total_count, pending, created, failed },
    created_at: timestamp(row.created_at),
    completed_at: timestampOrNull(row.completed_at),
  };
}

/** API §4.13. */
export const presentEntityImportLine = (row: EntityImportLineRow): EntityImportLine => ({ ...row });
