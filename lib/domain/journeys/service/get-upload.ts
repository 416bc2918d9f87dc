import { requireOpen } from '../require-open';
import type { Capture } from '../schema';
import type { Visitor } from '../visitor';
import { requireCapture } from './require-capture';

/** Throws `NotFound` (404), also for a dropped image, and `InvalidState` (409). */
export async function getUpload(visitor: Visitor, upload_token: string): Promise<Capture> {
  const { token } = await requireOpen(visitor);
  return requireCapture(visitor.ctx, token, upload_token);
}
