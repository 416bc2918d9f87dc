import { describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aCase, aProject } from './fixtures/factories';
import { undoneAsOwner } from './fixtures/owner';

const flow = (columns: string, values: string) =>
  `insert into flows (project_id, token, flow_type, mode, processing_status, request, data_tier, findings,
     pull_token_hash, created_at, updated_at, ${columns})
   select $1, $2::text, 'person', 'async', 'processing', '{}', 'minimum', '{}', sha256($2::text::bytea), now(), now(), ${values}`;

/** What inserts something of project $1 with the token $2 that became due $3 minutes ago. */
const due = {
  find_abandoned_flows: flow('lease_until', `now() - $3 * interval '1 minute'`),
  find_silent_journeys: flow('journey_due_at', `now() - $3 * interval '1 minute'`),
  find_expired_document_requests: `
    insert into journeys (project_id, token, kind, status, case_token, start_token_hash, document_types, created_at, expires_at)
    select $1, $2::text, 'document_request', 'open', (select token from cases where project_id = $1),
      sha256($2::text::bytea), '{}', now(), now() - $3 * interval '1 minute'`,
  find_due_documents: `
    insert into documents (project_id, token, journey_token, purpose, status, problems, byte_size, sealed_key, created_at, erase_at)
    values ($1, $2, $2, 'front', 'receiving', '{}', 1, '', now(), now() - $3 * interval '1 minute')`,
};

async function aProjectWithCase(): Promise<Context> {
  const ctx = await aProject();
  await aCase(ctx);
  return ctx;
}

describe('what is due', () => {
  it.for(Object.entries(due))(
    'is found in turn, the first of each project before the second of any: %s',
    async ([find, insert]) => {
      const [{ project: many }, { project: few }] = [await aProjectWithCase(), await aProjectWithCase()];
      const found = await undoneAsOwner(async (send) => {
        await send(insert, [many.id, `${find}_1`, 9_000]);
        await send(insert, [many.id, `${find}_2`, 8_000]);
        await send(insert, [few.id, `${find}_3`, 1]);
        return send<{ token: string }>(`select token from ${find}(10000) where project_id = any($1)`, [
          [many.id, few.id],
        ]);
      });
      expect(found.map(({ token }) => token)).toEqual([1, 3, 2].map((n) => `${find}_${n}`));
    },
  );
});
