import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireCase } from '@/lib/domain/cases/service/require';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentComment } from '../present';
import type { Comment } from '../schema';
import { listCommentRows } from '../store';

/** Newest first unless asked otherwise (API §5.1). Throws `NotFound` (404) for an unknown case. */
export async function listComments(
  ctx: Context,
  caseToken: string,
  page: PageRequest,
): Promise<Page<Comment>> {
  await requireCase(ctx, caseToken);
  return presentPage(await listCommentRows(ctx, { equals: { case_token: caseToken } }, page), presentComment);
}
