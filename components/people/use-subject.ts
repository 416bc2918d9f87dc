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

type Named = Pick<Entity, 'type' | 'full_name' | 'first_name' | 'last_name' | 'company_name'>;

const isFamilyNameFirst = /^[\p{sc=Han}\p{sc=Hangul} ]+$/u;

/** The name of a person in the order of its script. The server puts the given name first, whatever the script. */
function personName({ full_name, first_name, last_name }: Named): string {
  const inParts = [first_name, last_name].filter(Boolean).join(' ');
  const name = full_name ?? inParts;
  return name === inParts && isFamilyNameFirst.test(name) ? `${last_name ?? ''}${first_name ?? ''}` : name;
}

export const nameOf = (entity: Named): string =>
  (entity.type === 'Company' ? entity.company_name : personName(entity)) || 'Unnamed';
