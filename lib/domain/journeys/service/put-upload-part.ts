import { putDocumentPart } from '@/lib/domain/documents/service/put-part';
import { requireOpen } from '../require-open';
import type { Capture } from '../schema';
import { notePart } from '../take-step';
import type { Visitor } from '../visitor';
import { getUpload } from './get-upload';

export interface UploadedPart {
  upload_token: string;
  offset: number;
  bytes: Uint8Array;
}

/** Throws as `putDocumentPart`. */
export async function putUploadPart(
  visitor: Visitor,
  { upload_token, offset, bytes }: UploadedPart,
): Promise<Capture> {
  const journey_token = await requireOpen(visitor);
  const part = { journey_token, document_token: upload_token, start: offset, bytes };
  await putDocumentPart(visitor.ctx, part);
  await notePart(visitor);
  return getUpload(visitor, upload_token);
}
