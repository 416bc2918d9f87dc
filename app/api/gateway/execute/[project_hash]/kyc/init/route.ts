import { route } from '@/lib/api/route';
import { startPersonFlow } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const POST = route(startPersonFlow, (ctx, { body, ...options }) =>
  flows.start(ctx, { flow_type: 'person', mode: 'async', request: body }, options),
);
