import { listDocumentsOfJourney } from '@/lib/domain/documents/service/list-of-journey';
import { NotFound } from '@/lib/platform/errors';
import { read } from '@/lib/platform/transaction';
import { presentCapture } from '../present';
import { requireOpen } from '../require-open';
import type { Capture } from '../schema';
import type { Visitor } from '../visitor';

/** Throws `NotFound` (404), also for one that was dropped, and `InvalidState` (409). */
export async function getUpload(visitor: Visitor, upload_token: string): Promise<Capture> {
  const journey = await requireOpen(visitor);
  const documents = await read(visitor.ctx, (tx) => listDocumentsOfJourney(tx, visitor.ctx, journey));
  const found = documents.find(({ token }) => token === upload_token);
  if (!found) throw new NotFound('upload');
  return presentCapture(found);
}
