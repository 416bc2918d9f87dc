import type { Context } from '@/lib/platform/context';
import { readParts } from '@/lib/platform/parts';
import { type ArrivingDocument, askDocumentsOfJourney } from './ask-of-journey';

/** As `askDocumentsOfJourney`. */
export async function listDocumentsOfJourney(
  ctx: Context,
  journeyToken: string,
): Promise<ArrivingDocument[]> {
  const { documents } = await readParts(ctx, 'documents-of-journey', {
    documents: askDocumentsOfJourney(ctx, journeyToken),
  });
  return documents;
}
