import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/imports/operations';
import { importEntities } from '@/lib/domain/imports/service/import-entities';
import { listEntityImports } from '@/lib/domain/imports/service/list';

export const GET = route(operations.listEntityImports, (ctx, { page }) => listEntityImports(ctx, page));
export const POST = route(operations.importEntities, (ctx, { body }) => importEntities(ctx, body));
