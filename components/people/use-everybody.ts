import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';

const staleMs = 5 * 60_000;

/** The project's people, including auditors and deactivated people, who cannot be assigned work. */
export const useEverybody = () =>
  useQuery({ ...readQuery('/v1/users', { query: { all: 'true', limit: 100 } }), staleTime: staleMs });
