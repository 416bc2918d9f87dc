import { completeDocument } from '@/lib/domain/documents/service/complete';
import { requireOpen } from '../require-open';
import type { Capture } from '../schema';
import type { Visitor } from '../visitor';
import { getUpload } from './get-upload';

/** Throws as `completeDocument`. */
export async function completeUpload(visitor: Visitor, upload_token: string): Promise<Capture> {
  await completeDocument(visitor.ctx, await requireOpen(visitor), upload_token);
  return getUpload(visitor, upload_token);
}
