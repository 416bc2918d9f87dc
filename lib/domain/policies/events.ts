import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { PolicyKind } from './schema';

const target = 'policy';
const to = ['audit'] as const;

export const policyDrafted = event({
  name: 'policy.drafted',
  target,
  to,
  data: z.object({ kind: PolicyKind, revision: z.number().int() }),
});
export const policyDraftDiscarded = event({
  name: 'policy.draft_discarded',
  target,
  to,
  data: z.object({ kind: PolicyKind, revision: z.number().int() }),
});
export const policyPublished = event({
  name: 'policy.published',
  target,
  to,
  data: z.object({ kind: PolicyKind, version: z.number().int() }),
});
