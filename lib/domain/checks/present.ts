import type { Check as CheckRow } from '@/generated/prisma/client';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { Check } from './schema';

/** API §4.3. */
export function presentCheck(row: CheckRow): Check {
  return {
    token: row.token,
    entity_token: row.entity_token,
    case_token: row.case_token,
    type_code: row.type_code,
    category: row.category,
    status: row.status,
    result: row.result,
    provider: row.provider,
    execution_method: row.execution_method,
    result_data: row.result_data,
    alerts_generated: row.alerts_generated,
    waive_reason: row.waive_reason,
    retry_count: row.retry_count,
    valid_until: timestampOrNull(row.valid_until),
    executed_at: timestampOrNull(row.executed_at),
    completed_at: timestampOrNull(row.completed_at),
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as Check; // text and JSON columns that only this folder writes, with values of these schemas
}
