import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { nameOf } from '@/lib/domain/entity-name';

/** The people and companies in the flow's case. A flow without a case has none. */
export function useFlowEntities({ case_token }: Pick<FlowResult, 'case_token'>) {
  const found = useQuery({
    ...readQuery('/v1/cases/{case_token}/entities', {
      path: { case_token: case_token ?? '' },
      query: { limit: 100 },
    }),
    enabled: case_token !== null,
  });
  const entities = found.data?.data ?? [];
  const nameOfToken = (token: string | null): string | null => {
    const entity = entities.find((each) => each.token === token);
    return entity ? nameOf(entity) : null;
  };
  const primary = entities.find(({ role }) => role === 'Primary')?.token ?? null;
  return { nameOfToken, primary };
}
