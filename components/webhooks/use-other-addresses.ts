import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';

/** More than a project may have. */
const all = { query: { limit: 100 } };

/** The addresses of the project's webhooks, except of the one that is being changed. */
export function useOtherAddresses(changed?: string): ReadonlySet<string> {
  const { data } = useQuery(readQuery('/v1/webhooks', all));
  return new Set(data?.data.flatMap(({ id, url }) => (id === changed ? [] : [url])));
}
