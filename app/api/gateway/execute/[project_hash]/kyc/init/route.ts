import { route } from '@/lib/api/route';
import { startPersonFlow } from '@/lib/domain/flows/operations';
import { startFlow } from '@/lib/domain/flows/service/start';

export const POST = route(startPersonFlow, (ctx, { body, ...options }) =>
  startFlow(ctx, { flow_type: 'person', mode: 'async', request: body }, options),
);
