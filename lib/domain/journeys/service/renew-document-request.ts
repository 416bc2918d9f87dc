import { addHours } from 'date-fns/addHours';
import type { Journey } from '@/generated/prisma/client';
import { dropDocuments } from '@/lib/domain/documents/service/drop';
import { keepDocuments } from '@/lib/domain/documents/service/keep';
import { listDocumentsOfJourney } from '@/lib/domain/documents/service/list-of-journey';
import type { Context } from '@/lib/platform/context';
import { readSubqueries } from '@/lib/platform/database/subqueries';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import { newRequestLink } from '../request-link';
import { type DocumentRequest, hoursAfterExpiry, type RequestDocuments } from '../schema';
import { answersOf, documentTypesOf } from '../state';
import { findOpenRequests, lockJourneyRow, storedJourney, updateJourney } from '../store';

/** Uploads are kept as long as the new link is valid, unless they show a document that is no longer requested. */
async function carryDocuments(
  tx: Transaction,
  ctx: Context,
  { token, document_types, expires_at }: Pick<DocumentRequest, 'token' | 'document_types' | 'expires_at'>,
): Promise<void> {
  const within = inside(tx, ctx);
  const arrived = await listDocumentsOfJourney(within, token);
  const { journey } = await readSubqueries(within, 'answers-of-journey', {
    journey: storedJourney(ctx, token),
  });
  const { document } = answersOf({ answers: journey?.answers ?? null, document_types });
  if (document) await keepDocuments(tx, ctx, arrived, addHours(expires_at, hoursAfterExpiry));
  else await dropDocuments(tx, ctx, arrived);
}

/** Locks the open request of the case. Null without one, also if the person has just submitted or declined. */
async function lockOpenRequest(tx: Transaction, ctx: Context, caseToken: string): Promise<Journey | null> {
  const [found] = await findOpenRequests(tx, ctx, caseToken);
  if (!found) return null;
  await lockJourneyRow(tx, ctx, found.token);
  const [still] = await findOpenRequests(tx, ctx, caseToken);
  return still ?? null;
}

/**
 * Makes a new link for the open request; the previous one stops working immediately. The person's progress is
 * kept. Null without an open request. Call it under the lock of the case.
 */
export async function renewDocumentRequest(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  input: RequestDocuments,
): Promise<DocumentRequest | null> {
  const waiting = await lockOpenRequest(tx, ctx, caseToken);
  if (!waiting) return null;
  const { token, entity_token } = waiting;
  const document_types = [...new Set(input.document_types ?? documentTypesOf(waiting))];
  const message = input.message ?? waiting.message;
  const { address, ...held } = newRequestLink(ctx);
  await updateJourney(tx, ctx, token, { ...held, document_types, message });
  const expires_at = held.expires_at.toISOString();
  await carryDocuments(tx, ctx, { token, document_types, expires_at });
  return { token, case_token: caseToken, entity_token, document_types, message, address, expires_at };
}
