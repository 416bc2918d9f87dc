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
  summary: 'Get the sample of a sandbox, and how far its reset is',
  answer: resource(Sample),
});

export const resetSample = operation({
  id: 'sample.reset',
  method: 'POST',
  path: '/v1/sample/reset',
  tag,
  scope: "an admin's session",
  summary: 'Delete what a sandbox holds, and make its sample again',
  description:
    'Deletes cases, alerts, checks, persons, companies, flows, imports and notices, the sample’s and what was added. People, keys, policies, own lists, webhooks and the audit log stay. Only of a project that was filled with the sample at its first start, never in production.',
  answer: accepted(Sample),
  errors: ['INVALID_STATE'],
});
