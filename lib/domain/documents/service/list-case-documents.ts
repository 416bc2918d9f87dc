import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireCase } from '@/lib/domain/cases/service/require';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { checksOfDocuments } from '../checks';
import { presentDocument } from '../present';
import type { Document } from '../schema';
import { listDocumentRows } from '../store/documents';

/** API §4.14. Throws `NotFound` (404) for an unknown case. */
export async function listCaseDocuments(
  ctx: Context,
  caseToken: string,
  page: PageRequest,
): Promise<Page<Document>> {
  await requireCase(ctx, caseToken);
  const found = await listDocumentRows(ctx, caseToken, page);
  const checks = await read(ctx, (tx) => checksOfDocuments(tx, ctx, found.items));
  return presentPage(found, (row) => presentDocument(row, checks.get(row.token) ?? null));
}
