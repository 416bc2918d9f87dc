import { route } from '@/lib/api/route';
import { runCompanyFlow } from '@/lib/domain/flows/operations';
import { runFlow } from '@/lib/domain/flows/service/run';

export const POST = route(runCompanyFlow, (ctx, { body, ...options }) =>
  runFlow(ctx, { flow_type: 'company', mode: 'sync', request: body }, options),
);
