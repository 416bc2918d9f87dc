import type { Context } from '@/lib/platform/context';
import { readSubqueries } from '@/lib/platform/database/subqueries';
import { type ArrivingDocument, askDocumentsOfJourney } from './ask-of-journey';

/** As `askDocumentsOfJourney`. */
export async function listDocumentsOfJourney(
  ctx: Context,
  journeyToken: string,
): Promise<ArrivingDocument[]> {
  const { documents } = await readSubqueries(ctx, 'documents-of-journey', {
    documents: askDocumentsOfJourney(ctx, journeyToken),
  });
  return documents;
}
