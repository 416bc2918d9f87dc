import type { Document, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { Values } from '@/lib/platform/database/conditions';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import { NotFound } from '@/lib/platform/errors/errors';
import { readByToken } from '@/lib/platform/database/one-row';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { rowsOf, rowsOfAnyProject, rowsWithin } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CaptureProblem } from '../schema';
import type { Sender } from '../sender';
import { isKeptAt } from './kept';
import type { PartPlace } from './parts';

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

export function insertDocument(
  tx: Transaction,
  ctx: Context,
  values: Omit<Prisma.DocumentUncheckedCreateInput, 'project_id' | 'created_at'>,
): Promise<Document> {
  return tx.document.create({ data: { ...values, project_id: ctx.project.id, created_at: ctx.now() } });
}

async function requireDocument(tx: Transaction, ctx: Context, token: string): Promise<Document> {
  const found = await tx.document.findUnique({ where: idOf(ctx, token) });
  if (!found) throw new NotFound('document');
  return found;
}

/** Null if it does not exist. */
export const findDocument = (ctx: Context, token: string): Promise<Document | null> =>
  readByToken<Document>(ctx, 'documents', token);

/** Only images that were submitted. */
export async function requireSentDocument(tx: Transaction, ctx: Context, token: string): Promise<Document> {
  const found = await requireDocument(tx, ctx, token);
  if (!found.sent_at) throw new NotFound('document');
  return found;
}

/** Null if it does not exist. */
export async function lockDocument(tx: Transaction, ctx: Context, token: string): Promise<Document | null> {
  const [locked] = await tx.$queryRaw<Document[]>`
    select * from documents where project_id = ${ctx.project.id} and token = ${token} for update`;
  return locked ?? null;
}

export function updateDocument(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Prisma.DocumentUncheckedUpdateInput,
): Promise<Document> {
  return tx.document.update({ where: idOf(ctx, token), data: change });
}

export interface KeptDocument {
  token: string;
  purpose: string;
  action: string | null;
  challenge_token: string | null;
  status: string;
  problems: string[];
  byte_size: number;
  sha256: string | null;
  is_sent: boolean;
  /** In byte order. */
  parts: PartPlace[];
}

/** Images of a journey that are not dropped, oldest first. */
export const keptOfJourney = (
  ctx: Context,
  journeyToken: string | null,
): Subquery<KeptDocument[] | null, KeptDocument[]> => ({
  sql: `select jsonb_agg(jsonb_build_object('token', token, 'purpose', purpose, 'action', action,
      'challenge_token', challenge_token, 'status', status, 'problems', problems, 'byte_size', byte_size,
      'sha256', encode(digest, 'hex'), 'is_sent', sent_at is not null, 'parts', array(
        select jsonb_build_object('start', start, 'byte_size', part.byte_size) from document_parts part
        where part.project_id = documents.project_id and document_token = token order by start
      )) order by created_at, token)
    from documents where project_id = ? and journey_token = ? and ${isKeptAt('?')}`,
  values: [ctx.project.id, journeyToken, ctx.now()],
  read: (stored) => stored ?? [],
});

/** The number of images that a journey ever started, and the bytes of those not erased yet. */
export async function countOfJourney(
  ctx: Context,
  journeyToken: string,
): Promise<{ count: number; byte_size: number }> {
  const [counted] = await rowsOf<{ count: number; byte_size: number }>(ctx, {
    name: 'count-documents-of-journey',
    text: `select count(*)::int as count,
        coalesce(sum(byte_size) filter (where erased_at is null), 0)::float8 as byte_size
      from documents where project_id = $1 and journey_token = $2`,
    values: [ctx.project.id, journeyToken],
  });
  return counted ?? { count: 0, byte_size: 0 };
}

const notChecked: CaptureProblem = 'not_checked';

/** The number of a journey's images that could not be checked, because a limit was reached. */
export async function countUnchecked(ctx: Context, journeyToken: string): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(ctx, {
    name: 'count-unchecked-documents',
    text: `select count(*)::int as count from documents
      where project_id = $1 and journey_token = $2 and $3 = any(problems)`,
    values: [ctx.project.id, journeyToken, notChecked],
  });
  return counted?.count ?? 0;
}

/** Images of the same journey and kind. */
export async function dropOthers(
  tx: Transaction,
  ctx: Context,
  { token, journey_token, purpose, action }: Document,
): Promise<void> {
  await rowsWithin(tx, {
    name: 'drop-other-documents',
    text: `update documents set erase_at = $6::timestamptz
      where project_id = $1 and journey_token = $2 and token <> $3 and purpose = $4
        and action is not distinct from $5 and ${isKeptAt('$6')}`,
    values: [ctx.project.id, journey_token, token, purpose, action, ctx.now()],
  });
}

/**
 * For an image whose bytes have all arrived. If several parts are stored at the same moment, none of them sees
 * that it completes the image. False if it was inspected in the meantime, or the sender may no longer send.
 */
export async function noteChecking(ctx: Context, { maySend }: Sender, token: string): Promise<boolean> {
  const values = new Values([ctx.project.id, token, ctx.now()]);
  const noted = await rowsOf(ctx, {
    name: 'note-checking',
    text: `update documents set status = 'checking', arrived_at = coalesce(arrived_at, $3)
      where project_id = $1 and token = $2 and status in ('receiving', 'checking') and ${values.inline(maySend)}
      returning token`,
    values: values.list,
  });
  return noted.length > 0;
}

/** Oldest first. */
export const findOfSubmission = (tx: Transaction, ctx: Context, submission: string): Promise<Document[]> =>
  tx.document.findMany({
    where: { project_id: ctx.project.id, submission_token: submission },
    orderBy: [{ created_at: 'asc' }, { token: 'asc' }],
  });

export async function updateDocuments(
  tx: Transaction,
  ctx: Context,
  documents: readonly Pick<Document, 'token'>[],
  change: Prisma.DocumentUncheckedUpdateManyInput,
): Promise<void> {
  const tokens = documents.map(({ token }) => token);
  const where = { project_id: ctx.project.id, token: { in: tokens } };
  await tx.document.updateMany({ where, data: change });
}

const list: ListSource = { table: 'documents', fewRowsBy: ['case_token'] };

/** Submitted images. */
export const listDocumentRows = (
  ctx: Context,
  caseToken: string,
  page: PageRequest,
): Promise<Page<Document>> =>
  listPage(
    ctx,
    list,
    { equals: { case_token: caseToken }, conditions: [{ sql: 'sent_at is not null', values: [] }] },
    page,
  );

export const findOfCase = (tx: Transaction, ctx: Context, caseToken: string): Promise<Document[]> =>
  tx.document.findMany({
    where: { project_id: ctx.project.id, case_token: caseToken },
    orderBy: { token: 'asc' },
  });

export async function deleteDocumentRow(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.document.delete({ where: idOf(ctx, token), select: { token: true } });
}

export interface DocumentOfAnyProject {
  project_id: number;
  token: string;
}

/** Images of all projects to erase, or with files to delete. */
export function findDueDocuments(max: number): Promise<DocumentOfAnyProject[]> {
  return rowsOfAnyProject<DocumentOfAnyProject>({
    text: 'select * from find_due_documents($1)',
    values: [max],
  });
}
