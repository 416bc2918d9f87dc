import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';

/** A risk model in words: the number of a project's own version, or the name of a model of Probity. */
export function useRiskModelName(model: string): string {
  const query = { event_type: 'policy.published', target_token: model, limit: 1 } as const;
  const isOwn = model.startsWith('rmd_');
  const found = useQuery({ ...readQuery('/v1/audit-logs', { query }), enabled: isOwn });
  if (!isOwn) return model;
  if (found.isPending) return '…';
  const version = found.data?.data[0]?.details.version;
  return typeof version === 'number' ? `version ${version}` : model;
}
