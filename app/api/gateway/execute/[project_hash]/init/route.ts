import { route } from '@/lib/api/route';
import { startCompanyFlow } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const POST = route(startCompanyFlow, (ctx, { body, ...options }) =>
  flows.start(ctx, { flow_type: 'company', mode: 'async', request: body }, options),
);
