import { addHours } from 'date-fns/addHours';
import type { Context } from '@/lib/platform/context';
import { flowSecret, keyedHash } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { journeyAddress } from '../address';
import type { DocumentRequest, RequestDocuments } from '../schema';
import { insertJourney } from '../store';

/** As any start token (API §3.2). */
const lifetimeHours = 24;

/** A journey of one step, with a start token of its own. */
export async function createDocumentRequest(
  tx: Transaction,
  ctx: Context,
  { case_token, entity_token }: { case_token: string; entity_token: string | null },
  { document_types, message: said }: RequestDocuments,
): Promise<DocumentRequest> {
  const token = newToken('jny');
  const message = said ?? null;
  const startToken = flowSecret('start', token);
  const expires_at = addHours(ctx.now(), lifetimeHours);
  const types = [...new Set(document_types)];
  await insertJourney(tx, ctx, {
    token,
    kind: 'document_request',
    case_token,
    entity_token,
    start_token_hash: new Uint8Array(keyedHash(startToken)),
    expires_at,
    document_types: types,
    message,
    status: 'open',
  });
  return {
    token,
    case_token,
    entity_token,
    document_types: types,
    message,
    address: journeyAddress(ctx, startToken),
    expires_at: expires_at.toISOString(),
  };
}
