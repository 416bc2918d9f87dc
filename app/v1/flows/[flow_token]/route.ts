import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/flows/operations';
import { getFlow } from '@/lib/domain/flows/service/get';

export const GET = route(operations.getFlow, (ctx, { params }) => getFlow(ctx, params.flow_token));
