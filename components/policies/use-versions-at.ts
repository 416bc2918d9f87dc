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

/** A risk model in words: the number of a project's own version, or the name of a model of Probity. */
export function useRiskModelName(model: string): string {
  const query = { event_type, target_token: model, limit: 1 } as const;
  const isOwn = model.startsWith('rmd_');
  const found = useQuery({ ...readQuery('/v1/audit-logs', { query }), enabled: isOwn });
  if (!isOwn) return model;
  if (found.isPending) return '…';
  const version = found.data?.data[0]?.details.version;
  return typeof version === 'number' ? `version ${version}` : model;
}
