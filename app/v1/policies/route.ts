import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/policies/operations';
import { listPolicies } from '@/lib/domain/policies/service/list-policies';

export const GET = route(operations.listPolicies, (ctx, { page }) => listPolicies(ctx, page));
