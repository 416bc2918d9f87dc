import { accepted, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { Sample } from './schema';

const tag = 'Sample';

export const getSample = operation({
  id: 'sample.get',
  method: 'GET',
  path: '/v1/sample',
  tag,
  scope: "an admin's session",
  summary: 'Get the sample of a sandbox and the progress of its reset',
  answer: resource(Sample),
});

export const resetSample = operation({
  id: 'sample.reset',
  method: 'POST',
  path: '/v1/sample/reset',
  tag,
  scope: "an admin's session",
  summary: 'Reset a sandbox to its sample',
  description:
    'Deletes all cases, alerts, checks, entities, flows, imports and notifications, including those added since, and restores the sample. Users, keys, policies, own lists, webhooks and the audit log are kept. Only for a project that started with the sample, never in production.',
  answer: accepted(Sample),
  errors: ['INVALID_STATE'],
});
