import { route } from '@/lib/api/route';
import { getCase } from '@/lib/domain/cases/operations';
import * as cases from '@/lib/domain/cases/service';

export const GET = route(getCase, (ctx, { params }) => cases.get(ctx, params.case_token));
