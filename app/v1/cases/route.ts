import { route } from '@/lib/api/route';
import { listCases } from '@/lib/domain/cases/operations';
import * as cases from '@/lib/domain/cases/service';

export const GET = route(listCases, (ctx, { query, page }) => cases.list(ctx, query, page));
