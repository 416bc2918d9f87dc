import type { DocumentType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import { newRequestLink } from '../request-link';
import type { DocumentRequest } from '../schema';
import { insertJourney } from '../store';

export interface NewDocumentRequest {
  case_token: string;
  entity_token: string | null;
  document_types: readonly DocumentType[];
  message: string | null;
}

/** A journey with one step and its own start token. */
export async function createDocumentRequest(
  tx: Transaction,
  ctx: Context,
  { document_types, ...asked }: NewDocumentRequest,
): Promise<DocumentRequest> {
  const request = { ...asked, token: newToken('jny'), document_types: [...new Set(document_types)] };
  const { address, ...held } = newRequestLink(ctx);
  await insertJourney(tx, ctx, { ...request, ...held, kind: 'document_request', status: 'open' });
  return { ...request, address, expires_at: held.expires_at.toISOString() };
}
