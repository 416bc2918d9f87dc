import type { ProviderJob as ProviderJobRow } from '@/generated/prisma/client';
import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { CheckTypeCode } from '@/lib/domain/words';
import type { ProviderJob } from './schema';

export const presentProviderJob = (row: ProviderJobRow): ProviderJob => ({
  token: row.token,
  // Written from a type code.
  type_code: row.type_code as CheckTypeCode,
  created_at: timestamp(row.created_at),
  answered_at: timestampOrNull(row.answered_at),
});
