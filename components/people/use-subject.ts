import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { Entity } from '@/lib/domain/entities/schema';

const minuteMs = 60_000;

/** Cached, because several alerts often share a person or company. */
export function useSubject(entityToken: string | null) {
  return useQuery({
    ...readQuery('/v1/entities/{entity_token}', { path: { entity_token: entityToken ?? '' } }),
    enabled: entityToken !== null,
    staleTime: 5 * minuteMs,
  });
}

export function nameOf(entity: Entity): string {
  const personName = entity.full_name ?? [entity.first_name, entity.last_name].filter(Boolean).join(' ');
  return (entity.type === 'Company' ? entity.company_name : personName) || 'Unnamed';
}
