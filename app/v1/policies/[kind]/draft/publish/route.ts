import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/policies/operations';
import { publishPolicyDraft } from '@/lib/domain/policies/service/publish-draft';

export const POST = route(operations.publishPolicyDraft, (ctx, { params, body }) =>
  publishPolicyDraft(ctx, params.kind, body),
);
