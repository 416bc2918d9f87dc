import { listOf, noContent, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  PolicyDraft,
  PolicyInForce,
  PolicyParams,
  PolicyPreview,
  policySorts,
  PolicyVersion,
  PublishPolicyDraft,
  SavePolicyDraft,
  versionSorts,
} from './schema';

const tag = 'Policies';
const scope = "an admin's session";

export const listPolicies = operation({
  id: 'policies.list',
  method: 'GET',
  path: '/v1/policies',
  tag,
  scope,
  summary: 'List the policies in force, one of each kind, with their drafts',
  answer: listOf(PolicyInForce, { sorts: policySorts, defaultSort: 'kind' }),
});

export const listPolicyVersions = operation({
  id: 'policies.list_versions',
  method: 'GET',
  path: '/v1/policies/{kind}/versions',
  tag,
  scope,
  summary: 'List the versions of a kind of policy, newest first',
  params: PolicyParams,
  answer: listOf(PolicyVersion, { sorts: versionSorts }),
});

export const getPolicyDraft = operation({
  id: 'policies.get_draft',
  method: 'GET',
  path: '/v1/policies/{kind}/draft',
  tag,
  scope,
  summary: 'Get the draft of a kind of policy',
  params: PolicyParams,
  answer: resource(PolicyDraft),
});

export const savePolicyDraft = operation({
  id: 'policies.save_draft',
  method: 'PUT',
  path: '/v1/policies/{kind}/draft',
  tag,
  scope,
  summary: 'Save the draft of a kind of policy',
  params: PolicyParams,
  body: SavePolicyDraft,
  answer: resource(PolicyDraft),
  example: { settings: { enabled: true } },
});

export const discardPolicyDraft = operation({
  id: 'policies.discard_draft',
  method: 'DELETE',
  path: '/v1/policies/{kind}/draft',
  tag,
  scope,
  summary: 'Discard the draft of a kind of policy',
  params: PolicyParams,
  answer: noContent,
});

export const previewPolicyDraft = operation({
  id: 'policies.preview_draft',
  method: 'POST',
  path: '/v1/policies/{kind}/draft/preview',
  tag,
  scope,
  summary: 'Preview the draft of a kind of policy on past cases, without changing anything',
  params: PolicyParams,
  answer: resource(PolicyPreview),
  errors: ['INVALID_STATE'],
});

export const publishPolicyDraft = operation({
  id: 'policies.publish_draft',
  method: 'POST',
  path: '/v1/policies/{kind}/draft/publish',
  tag,
  scope,
  summary: 'Publish the draft of a kind of policy; somebody other than its last author must do it',
  params: PolicyParams,
  body: PublishPolicyDraft,
  answer: resource(PolicyVersion),
  errors: ['INVALID_STATE'],
  example: { revision: 1 },
});
