import { route } from '@/lib/api/route';
import { runPersonFlow } from '@/lib/domain/flows/operations';
import { runFlow } from '@/lib/domain/flows/service/run';

export const POST = route(runPersonFlow, (ctx, { body, ...options }) =>
  runFlow(ctx, { flow_type: 'person', mode: 'sync', request: body }, options),
);
