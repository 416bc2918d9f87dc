import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { receivedOf } from '../capture';
import { type KeptDocument, keptOfJourney } from '../store/documents';

export interface ArrivingDocument extends KeptDocument {
  received_bytes: number;
}

/** An image that has been inspected no longer has parts, so its own size counts. */
const arriving = (document: KeptDocument): ArrivingDocument => ({
  ...document,
  received_bytes: document.status === 'receiving' ? receivedOf(document.parts) : document.byte_size,
});

/** Images that are not dropped, oldest first; none for a journey that has not begun. */
export function askDocumentsOfJourney(
  ctx: Context,
  journeyToken: string | null,
): Subquery<KeptDocument[] | null, ArrivingDocument[]> {
  const { read, ...question } = keptOfJourney(ctx, journeyToken);
  return { ...question, read: (stored) => read(stored).map(arriving) };
}
