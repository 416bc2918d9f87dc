import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/policies/operations';
import { listPolicyVersions } from '@/lib/domain/policies/service/list-policy-versions';

export const GET = route(operations.listPolicyVersions, (ctx, { params, page }) =>
  listPolicyVersions(ctx, params.kind, page),
);
