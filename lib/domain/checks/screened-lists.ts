import { z } from 'zod';
import { ListVersion } from '@/lib/domain/screening/schema';

const Screened = z.object({ lists: z.array(ListVersion) });

interface Answered {
  result_data: unknown;
}

const listsOf = ({ result_data }: Answered) => Screened.safeParse(result_data).data?.lists ?? [];

/**
 * Every list version that the checks screened against, once each: different sources may screen the parties of
 * a flow.
 */
export function screenedLists(checks: readonly Answered[]): ListVersion[] {
  const named = checks
    .flatMap(listsOf)
    .map((list) => [JSON.stringify([list.name, list.version]), list] as const);
  return [...new Map(named).values()];
}
