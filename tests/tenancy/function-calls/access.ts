import type { Calls } from './asked';
import { makeSample } from './asked';

export const accessCalls: Calls = {
  'the key of a caller': {
    of: 'find_api_key',
    make: ({ rows, own }) =>
      rows('select f.* from api_keys k, find_api_key(k.key_hash) f where k.project_id = $1', own),
  },
  'the client of a secret': {
    of: 'find_oauth_client',
    make: ({ rows, own }) =>
      rows(
        'select f.* from oauth_clients c, find_oauth_client(c.token, c.secret_hash) f where c.project_id = $1 order by 4',
        own,
      ),
  },
  'the client of an access token, with the rate plan of its project': {
    of: 'find_access_token',
    prepare: ({ rows, own }) =>
      rows(`update access_tokens set expires_at = '2100-01-01' where project_id = $1`, own),
    differ: ({ rows, twin }) => rows(`update api_keys set rate_plan = 'starter' where project_id = $1`, twin),
    make: ({ rows, own }) =>
      rows('select f.* from access_tokens t, find_access_token(t.token_hash) f where t.project_id = $1', own),
  },
  'the person of an email': {
    of: 'find_sign_in',
    make: ({ rows, own, token }) =>
      rows(
        'select f.* from users u, find_sign_in(u.email) f where (u.project_id, u.token) = ($1, $2)',
        own,
        token('usr'),
      ),
  },
  'a password that was proven is replaced': {
    of: 'replace_proven_password',
    prepare: ({ rows, token }) =>
      rows(`update users set password_hash = 'proven' where token = $1`, token('usr')),
    make: ({ rows, token }) => rows(`select replace_proven_password($1, 'proven', 'new')`, token('usr')),
  },
  'a person is held who is given work': {
    of: 'hold_active_people',
    make: ({ rows, token }) => rows('select * from hold_active_people($1)', [token('usr')]),
  },
  'a sample is being reset': {
    of: 'is_being_reset',
    differ: (asked) => makeSample(asked, asked.twin, 'Deleting'),
    make: ({ rows, own }) => rows('select is_being_reset($1)', own),
  },
  'the journey of a start token': {
    of: 'find_journey',
    make: ({ rows, own, token }) =>
      rows(
        `select j.* from flows f, find_journey(f.start_token_hash) j where (f.project_id, f.token) = ($1, $2)`,
        own,
        token('visited'),
      ),
  },
  'the document request of a start token': {
    of: 'find_journey',
    make: ({ rows, own }) =>
      rows(
        `select f.* from journeys j, find_journey(j.start_token_hash) f
         where j.project_id = $1 and j.kind = 'document_request' order by 6`,
        own,
      ),
  },
  'the job of a provider': {
    of: 'find_provider_job',
    prepare: ({ rows, own, token }) =>
      rows(
        `insert into provider_jobs (project_id, token, flow_token, submission_token, type_code, provider, created_at, expires_at)
         values ($1, 'job_1', $2, 'sub_1', 'IDV_DOCUMENT', 'one', now(), now())`,
        own,
        token('flw'),
      ),
    make: ({ rows }) => rows(`select * from find_provider_job('job_1')`),
  },
};
