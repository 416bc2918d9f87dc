import { route } from '@/lib/api/route';
import { pullResult } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const GET = route(pullResult, (ctx, { params }) => flows.pull(ctx, params.pull_token));
