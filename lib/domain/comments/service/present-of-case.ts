import type { RowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentComment } from '../present';
import type { Comment } from '../schema';
import { findCommentPageOfCase } from '../store';

/** Oldest first. */
export async function presentCommentsOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Comment[]> {
  const rows = await findCommentPageOfCase(tx, ctx, caseToken, page);
  return rows.map((row) => presentComment(row));
}
