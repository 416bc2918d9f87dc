import type { Check } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';

export type CheckState = Pick<Check, 'type_code' | 'status'>;

export const statesOfFlow = (
  ctx: Context,
  flowToken: string | null,
): Subquery<CheckState[] | null, CheckState[]> => ({
  sql: `select jsonb_agg(jsonb_build_object('type_code', type_code, 'status', status))
    from checks where project_id = ? and flow_token = ?`,
  values: [ctx.project.id, flowToken],
  read: (stored) => stored ?? [],
});
