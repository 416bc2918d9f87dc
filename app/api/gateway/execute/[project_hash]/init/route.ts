import { route } from '@/lib/api/route';
import { startCompanyFlow } from '@/lib/domain/flows/operations';
import { startFlow } from '@/lib/domain/flows/service/start';

export const POST = route(startCompanyFlow, (ctx, { body, ...options }) =>
  startFlow(ctx, { flow_type: 'company', mode: 'async', request: body }, options),
);
