import { route } from '@/lib/api/route';
import { previewPolicyDraft } from '@/lib/domain/casework/service/preview-policy-draft';
import * as operations from '@/lib/domain/policies/operations';

export const POST = route(operations.previewPolicyDraft, (ctx, { params }) =>
  previewPolicyDraft(ctx, params.kind),
);
