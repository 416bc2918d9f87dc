import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/flows/operations';
import { pullResult } from '@/lib/domain/flows/service/pull-result';

export const GET = route(operations.pullResult, (ctx, { params }) => pullResult(ctx, params.pull_token));
