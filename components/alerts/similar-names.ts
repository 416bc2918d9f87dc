import { useQueries, useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { Entity } from '@/lib/domain/entities/schema';

/** Shorter words are similar to too many names. */
const isLong = (text: string) => /\p{L}{3}/u.test(text);

/** People and companies with a name similar to the text, the most similar first. */
export function useSimilarNames(text: string, isNeeded: boolean) {
  const query = readQuery('/v1/entities', { query: { name_like: text, limit: 10 } });
  return useQuery({ ...query, enabled: isNeeded && isLong(text) });
}

export interface AlertsOfEntity {
  entity: Entity;
  /** At least 1. */
  total: number;
  href: string;
}

/** Each takes one request. */
const maxAsked = 3;

/** How many alerts of any status the first entities have, without entities that have none. */
export function useAlertsOf(entities: readonly Entity[]): AlertsOfEntity[] {
  const asked = entities.slice(0, maxAsked);
  const found = useQueries({
    queries: asked.map(({ token }) => readQuery('/v1/alerts', { query: { entity_token: token, limit: 1 } })),
  });
  return asked.flatMap((entity, place) => {
    const total = found[place]?.data?.meta.total ?? 0;
    const href = `/alerts?status=All&entity_token=${entity.token}`;
    return total > 0 ? { entity, total, href } : [];
  });
}
