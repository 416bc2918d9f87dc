import { completeDocument } from '@/lib/domain/documents/service/complete';
import { requireOpen } from '../require-open';
import type { Capture } from '../schema';
import type { Visitor } from '../visitor';
import { requireCapture } from './require-capture';

/** Throws as `completeDocument`. */
export async function completeUpload(visitor: Visitor, upload_token: string): Promise<Capture> {
  const { token, sender } = await requireOpen(visitor);
  await completeDocument(visitor.ctx, sender, upload_token);
  return requireCapture(visitor.ctx, token, upload_token);
}
