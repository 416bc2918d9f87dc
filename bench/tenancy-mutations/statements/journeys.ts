import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { countUnchecked } from '@/lib/domain/documents/store/documents';
import { insertPart } from '@/lib/domain/documents/store/parts';
import { findTokenOfFlow, keepsStartToken } from '@/lib/domain/journeys/store';
import { Values } from '@/lib/platform/database/conditions';
import { rowsOf } from '@/lib/platform/database/statements';
import { asOwner } from '@/tests/fixtures/owner';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import type { Asked, Calls } from './asked';

const journeyOf = async ({ ctx, tokens }: FilledProject): Promise<string> => {
  const [document] = await asOwner<{ journey_token: string }>(
    'select journey_token from documents where project_id = $1 and token = $2',
    [ctx.project.id, tokens.doc],
  );
  if (!document) throw new Error('the project has an image');
  return document.journey_token;
};

async function countNotChecked({ tx, ctx, own }: Asked): Promise<number> {
  const journey = await journeyOf(own);
  await tx.$executeRaw`update documents set problems = '{not_checked}' where journey_token = ${journey}`;
  return countUnchecked({ ...ctx, transaction: tx }, journey);
}

/** Both projects have the first of the two parts of the image. */
async function sendLastPart({ tx, ctx, own, token }: Asked): Promise<void> {
  const document_token = token('doc');
  await tx.$executeRaw`update documents set status = 'receiving', byte_size = 30, arrived_at = null, erase_at = null
    where token = ${document_token}`;
  await tx.$executeRaw`insert into document_parts (project_id, document_token, start, byte_size, digest, file)
    select project_id, token, 0, 10, '', 'first' from documents where token = ${document_token}`;
  const sender = { journey_token: await journeyOf(own), maySend: { sql: 'true', values: [] } };
  const last = { document_token, start: 10, byte_size: 20, digest: Buffer.alloc(0), file: 'last' };
  expect(await insertPart({ ...ctx, transaction: tx }, sender, last)).toBe(true);
  const [image] = await tx.$queryRaw<{ has_arrived: boolean }[]>`
    select arrived_at is not null as has_arrived from documents
    where project_id = ${ctx.project.id} and token = ${document_token}`;
  expect(image, 'all bytes are there').toEqual({ has_arrived: true });
}

const hashOf = (project: number) => createHash('sha256').update(`${project}`).digest();

/** A document request of both projects. The hash of a start token is of one request in all projects. */
async function keepsLinkOfProject({ tx, ctx, own, token }: Asked): Promise<object[]> {
  const within = { ...ctx, transaction: tx };
  const cases = await tx.$queryRaw<{ project_id: number }[]>`
    select project_id from cases where token = ${token('cas')}`;
  for (const { project_id } of cases)
    await tx.$executeRaw`insert into journeys (project_id, token, kind, case_token, entity_token, start_token_hash,
        expires_at, document_types, status, created_at)
      values (${project_id}, 'jrn_asked', 'document_request', ${token('cas')}, ${token('ent')}, ${hashOf(project_id)},
        now(), '{}', 'open', now())`;
  const values = new Values();
  const isKept = values.inline(keepsStartToken(within, 'jrn_asked', hashOf(own.ctx.project.id)));
  return rowsOf(within, {
    name: 'keeps-start-token',
    text: `select ${isKept} as is_kept`,
    values: values.list,
  });
}

export const ofJourneys: Calls = {
  'the journey of a flow': ({ ctx, token }) => findTokenOfFlow(ctx, token('visited')),
  'a link that was replaced': keepsLinkOfProject,
  'images that were not checked': countNotChecked,
  'the last part of an image': sendLastPart,
};
