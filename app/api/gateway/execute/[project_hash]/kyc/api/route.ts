import { route } from '@/lib/api/route';
import { runPersonFlow } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const POST = route(runPersonFlow, (ctx, { body, ...options }) =>
  flows.run(ctx, { flow_type: 'person', mode: 'sync', request: body }, options),
);
