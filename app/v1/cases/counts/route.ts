import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { countCases } from '@/lib/domain/cases/service/count';

export const GET = route(operations.countCases, (ctx, { query }) => countCases(ctx, query));
