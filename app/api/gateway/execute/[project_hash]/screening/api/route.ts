import { route } from '@/lib/api/route';
import { runScreeningFlow } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const POST = route(runScreeningFlow, (ctx, { body, ...options }) =>
  flows.run(ctx, { flow_type: 'screening', mode: 'sync', request: body }, options),
);
