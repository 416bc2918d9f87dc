import type { Document, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import { NotFound } from '@/lib/platform/errors';
import type { Transaction } from '@/lib/platform/transaction';

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

export function insertDocument(
  tx: Transaction,
  ctx: Context,
  values: Omit<Prisma.DocumentUncheckedCreateInput, 'project_id' | 'created_at'>,
): Promise<Document> {
  return tx.document.create({ data: { ...values, project_id: ctx.project.id, created_at: ctx.now() } });
}

export async function requireDocument(tx: Transaction, ctx: Context, token: string): Promise<Document> {
  const found = await tx.document.findUnique({ where: idOf(ctx, token) });
  if (!found) throw new NotFound('document');
  return found;
}

/** One that a person has not sent is nobody else's. */
export async function requireSentDocument(tx: Transaction, ctx: Context, token: string): Promise<Document> {
  const found = await requireDocument(tx, ctx, token);
  if (!found.sent_at) throw new NotFound('document');
  return found;
}

/** Null when there is none. */
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

/** Oldest first. */
export const findOfJourney = (tx: Transaction, ctx: Context, journeyToken: string): Promise<Document[]> =>
  tx.document.findMany({
    where: { project_id: ctx.project.id, journey_token: journeyToken },
    orderBy: [{ created_at: 'asc' }, { token: 'asc' }],
  });

/** Oldest first. */
export const findOfSubmission = (tx: Transaction, ctx: Context, submission: string): Promise<Document[]> =>
  tx.document.findMany({
    where: { project_id: ctx.project.id, submission_token: submission },
    orderBy: [{ created_at: 'asc' }, { token: 'asc' }],
  });

export async function updateDocuments(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
  change: Prisma.DocumentUncheckedUpdateManyInput,
): Promise<void> {
  const where = { project_id: ctx.project.id, token: { in: [...tokens] } };
  await tx.document.updateMany({ where, data: change });
}

const list: ListSource = { table: 'documents', keptColumns: [], settledBy: ['case_token'] };

/** Those that were sent. */
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
