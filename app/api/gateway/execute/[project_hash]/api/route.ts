import { route } from '@/lib/api/route';
import { runCompanyFlow } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const POST = route(runCompanyFlow, (ctx, { body, ...options }) =>
  flows.run(ctx, { flow_type: 'company', mode: 'sync', request: body }, options),
);
