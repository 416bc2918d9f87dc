import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/documents/operations';
import { listCaseDocuments } from '@/lib/domain/documents/service/list-case-documents';

export const GET = route(operations.listCaseDocuments, (ctx, { params, page }) =>
  listCaseDocuments(ctx, params.case_token, page),
);
