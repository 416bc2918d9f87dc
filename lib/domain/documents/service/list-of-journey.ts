import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { isKept, receivedOf } from '../capture';
import { findOfJourney } from '../store/documents';
import { findPlaces } from '../store/parts';

export interface ArrivingDocument extends Document {
  received_bytes: number;
}

/** Those that are not dropped, oldest first. */
export async function listDocumentsOfJourney(
  tx: Transaction,
  ctx: Context,
  journeyToken: string,
): Promise<ArrivingDocument[]> {
  const kept = (await findOfJourney(tx, ctx, journeyToken)).filter((each) => isKept(each, ctx.now()));
  const arriving = kept.filter(({ status }) => status === 'receiving').map(({ token }) => token);
  const parts = arriving.length > 0 ? await findPlaces(tx, ctx, arriving) : [];
  const ofEach = Map.groupBy(parts, ({ document_token }) => document_token);
  return kept.map((each) => ({
    ...each,
    received_bytes: each.status === 'receiving' ? receivedOf(ofEach.get(each.token) ?? []) : each.byte_size,
  }));
}
