import type { AlertViews as AlertViewsModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { AlertView } from '../schema';

const idOf = (ctx: Context) => ({ project_id: ctx.project.id, user_token: ctx.actor.id });

export const findAlertViews = (tx: Transaction, ctx: Context): Promise<AlertViewsModel | null> =>
  tx.alertViews.findUnique({ where: { project_id_user_token: idOf(ctx) } });

/** Compare-and-set on the revision that was read, 0 before the first. False if another change came first. */
export async function replaceAlertViews(
  tx: Transaction,
  ctx: Context,
  views: AlertView[],
  revision: number,
): Promise<boolean> {
  const values = { views, revision: revision + 1, updated_at: ctx.now() };
  const { count } = await (revision === 0
    ? tx.alertViews.createMany({
        data: [{ project_id: ctx.project.id, user_token: ctx.actor.id, ...values }],
        skipDuplicates: true,
      })
    : tx.alertViews.updateMany({ where: { ...idOf(ctx), revision }, data: values }));
  return count > 0;
}
