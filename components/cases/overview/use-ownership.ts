import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';

/** Who owns the company, and what it owns. Not requested for a person. */
export const useOwnership = (companyToken: string | undefined) =>
  useQuery({
    ...readQuery('/v1/entities/{entity_token}/graph', { path: { entity_token: companyToken ?? '' } }),
    enabled: companyToken !== undefined,
  });
