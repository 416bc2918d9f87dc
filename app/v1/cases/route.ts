import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { createCase } from '@/lib/domain/cases/service/create';
import { listCases } from '@/lib/domain/cases/service/list';

export const GET = route(operations.listCases, (ctx, { query, page }) => listCases(ctx, query, page));
export const POST = route(operations.createCase, (ctx, { body }) => createCase(ctx, body));
