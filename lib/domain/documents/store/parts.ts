import type { DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { rowsOfAnyProject } from '@/lib/platform/statements';
import type { Transaction } from '@/lib/platform/transaction';

export interface NewPart {
  document_token: string;
  start: number;
  byte_size: number;
  digest: Buffer;
  file: string;
}

const ofDocument = (ctx: Context, document_token: string) => ({ project_id: ctx.project.id, document_token });

/** False when there is a part that begins there. */
export async function insertPart(tx: Transaction, ctx: Context, part: NewPart): Promise<boolean> {
  const { count } = await tx.documentPart.createMany({
    data: { ...part, digest: new Uint8Array(part.digest), project_id: ctx.project.id },
    skipDuplicates: true,
  });
  return count === 1;
}

export const findPart = (
  tx: Transaction,
  ctx: Context,
  document_token: string,
  start: number,
): Promise<DocumentPart | null> =>
  tx.documentPart.findFirst({ where: { ...ofDocument(ctx, document_token), start } });

/** In the order of their bytes. */
export const findParts = (tx: Transaction, ctx: Context, document_token: string): Promise<DocumentPart[]> =>
  tx.documentPart.findMany({ where: ofDocument(ctx, document_token), orderBy: { start: 'asc' } });

export interface PartPlace {
  document_token: string;
  start: number;
  byte_size: number;
}

/** Of several documents, in the order of their bytes. */
export const findPlaces = (tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<PartPlace[]> =>
  tx.documentPart.findMany({
    where: { project_id: ctx.project.id, document_token: { in: [...tokens] } },
    orderBy: [{ document_token: 'asc' }, { start: 'asc' }],
    select: { document_token: true, start: true, byte_size: true },
  });

export async function deleteParts(tx: Transaction, ctx: Context, document_token: string): Promise<void> {
  await tx.documentPart.deleteMany({ where: ofDocument(ctx, document_token) });
}

export interface DocumentOfAnyProject {
  project_id: number;
  token: string;
}

/** To be erased, or whose files are to be deleted, of every project. */
export async function findDueDocuments(max: number): Promise<DocumentOfAnyProject[]> {
  const rows = await rowsOfAnyProject<DocumentOfAnyProject>({
    text: 'select * from find_due_documents($1)',
    values: [max],
  });
  return rows;
}
