import { route } from '@/lib/api/route';
import { getFlow } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const GET = route(getFlow, (ctx, { params }) => flows.get(ctx, params.flow_token));
