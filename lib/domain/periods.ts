import type { z } from 'zod';
import { fault } from '@/lib/platform/detail-codes';
import { endOf, startOf } from './moment';

type Moments<Name extends string> = { [Bound in `${Name}_${'from' | 'to'}`]?: string };

/** Refuses filters in which the period of this name, such as `due_from` and `due_to`, ends before it begins. */
export function inOrder<Name extends string, Filters extends z.ZodType<Moments<Name>>>(
  name: Name,
  filters: Filters,
): Filters {
  const [first, last] = [`${name}_from`, `${name}_to`] as const;
  const isInOrder = (moments: Moments<Name>) => {
    const { [first]: from, [last]: to } = moments;
    return from === undefined || to === undefined || startOf(from) <= endOf(to);
  };
  return filters.refine(isInOrder, {
    ...fault('period_reversed', `must not be before ${first}`),
    path: [last],
  });
}
