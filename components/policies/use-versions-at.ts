import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { versionsAt, type VersionAt } from './versions-at';

/** Everyone may read the audit log, and only admins the policies. */
const event_type = 'policy.published';

/** The versions of the policies that were in force at the moment; none until they are loaded. */
export function useVersionsAt(moment: string, kinds: readonly PolicyKind[]): VersionAt[] {
  const query = { event_type, to: moment, sort: '-created_at', limit: 200 } as const;
  const found = useQuery({ ...readQuery('/v1/audit-logs', { query }), enabled: kinds.length > 0 }).data;
  if (!found) return [];
  return versionsAt({ records: found.data, isWhole: found.meta.page.cursor === null }, kinds);
}
