import type { Comment, Prisma } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource, type RowPage, rowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

const list: ListSource = { table: 'comments', fewRowsBy: ['case_token'] };

export const listCommentRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<Comment>> => listPage(ctx, list, filters, page);

export function insertComment(
  tx: Transaction,
  ctx: Context,
  values: Omit<Prisma.CommentUncheckedCreateInput, 'project_id' | 'created_at' | 'updated_at'>,
): Promise<Comment> {
  const now = ctx.now();
  return tx.comment.create({
    data: { ...values, project_id: ctx.project.id, created_at: now, updated_at: now },
  });
}

export const findCommentPageOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Comment[]> =>
  tx.comment.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    ...rowPage(ctx, page),
  });

/** Deletes at most `max`. Returns how many. */
export const deleteOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  max: number,
): Promise<number> =>
  tx.$executeRaw`
    delete from comments where project_id = ${ctx.project.id} and token in (
      select token from comments where project_id = ${ctx.project.id} and case_token = ${caseToken}
      order by token limit ${max})`;
