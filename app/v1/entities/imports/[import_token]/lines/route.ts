import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/imports/operations';
import { listEntityImportLines } from '@/lib/domain/imports/service/list-lines';

export const GET = route(operations.listEntityImportLines, (ctx, { params, query, page }) =>
  listEntityImportLines(ctx, params.import_token, query, page),
);
