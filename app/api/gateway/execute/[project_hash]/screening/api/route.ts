import { route } from '@/lib/api/route';
import { runScreeningFlow } from '@/lib/domain/flows/operations';
import { runFlow } from '@/lib/domain/flows/service/run';

export const POST = route(runScreeningFlow, (ctx, { body, ...options }) =>
  runFlow(ctx, { flow_type: 'screening', mode: 'sync', request: body }, options),
);
