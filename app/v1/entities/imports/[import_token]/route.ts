import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/imports/operations';
import { getEntityImport } from '@/lib/domain/imports/service/get';

export const GET = route(operations.getEntityImport, (ctx, { params }) =>
  getEntityImport(ctx, params.import_token),
);
