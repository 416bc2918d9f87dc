import { listDocumentsOfJourney } from '@/lib/domain/documents/service/list-of-journey';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { presentCapture } from '../present';
import type { Capture } from '../schema';

/** Throws `NotFound` (404), also for a dropped image. */
export async function requireCapture(
  ctx: Context,
  journeyToken: string,
  upload_token: string,
): Promise<Capture> {
  const documents = await listDocumentsOfJourney(ctx, journeyToken);
  const found = documents.find(({ token }) => token === upload_token);
  if (!found) throw new NotFound('upload');
  return presentCapture(found);
}
