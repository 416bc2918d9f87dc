import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { getCase } from '@/lib/domain/cases/service/get';

export const GET = route(operations.getCase, (ctx, { params }) => getCase(ctx, params.case_token));
