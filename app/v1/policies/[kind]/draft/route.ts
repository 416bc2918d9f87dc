import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/policies/operations';
import { discardPolicyDraft } from '@/lib/domain/policies/service/discard-draft';
import { getPolicyDraft } from '@/lib/domain/policies/service/get-draft';
import { savePolicyDraft } from '@/lib/domain/policies/service/save-draft';

export const GET = route(operations.getPolicyDraft, (ctx, { params }) => getPolicyDraft(ctx, params.kind));
export const PUT = route(operations.savePolicyDraft, (ctx, { params, body }) =>
  savePolicyDraft(ctx, params.kind, body),
);
export const DELETE = route(operations.discardPolicyDraft, (ctx, { params }) =>
  discardPolicyDraft(ctx, params.kind),
);
