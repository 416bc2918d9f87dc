import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/query';
import { getCase } from '@/lib/domain/cases/operations';
import { getEntity } from '@/lib/domain/entities/operations';
import type { Entity } from '@/lib/domain/entities/schema';

const minutes = 60_000;

/** Whom an alert is about. Asked once for all the alerts about them. */
export function useSubject(entityToken: string | null) {
  return useQuery({
    ...operationQuery(getEntity, { params: { entity_token: entityToken ?? '' } }),
    enabled: entityToken !== null,
    staleTime: 5 * minutes,
  });
}

export function useCase(caseToken: string | null) {
  return useQuery({
    ...operationQuery(getCase, { params: { case_token: caseToken ?? '' } }),
    enabled: caseToken !== null,
    staleTime: minutes,
  });
}

export function nameOf(entity: Entity): string {
  const personName = entity.full_name ?? [entity.first_name, entity.last_name].filter(Boolean).join(' ');
  return (entity.type === 'Company' ? entity.company_name : personName) || 'Without a name';
}
