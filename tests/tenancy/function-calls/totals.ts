import type { Calls } from './asked';

export const totalsCalls: Calls = {
  'what is noted of a day is added to its total': {
    of: 'fold_day_totals',
    differ: ({ rows, twin }) =>
      rows('update day_totals set is_folded = true where project_id = $1 and delta <> 0', twin),
    async make({ rows, own }) {
      await rows('select fold_day_totals()');
      return rows(
        `select resource, measure, day, bucket, delta from day_totals where project_id = $1 order by resource, measure, day, bucket::text`,
        own,
      );
    },
  },
};
