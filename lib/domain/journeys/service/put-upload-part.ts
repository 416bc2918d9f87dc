import { putDocumentPart } from '@/lib/domain/documents/service/put-part';
import { requireOpen } from '../require-open';
import type { Capture } from '../schema';
import { noteStep } from '../take-step';
import type { Visitor } from '../visitor';
import { requireCapture } from './require-capture';

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
  const journey = await requireOpen(visitor);
  const part = { document_token: upload_token, start: offset, bytes };
  await putDocumentPart(visitor.ctx, journey.sender, part);
  await noteStep(visitor, journey);
  return requireCapture(visitor.ctx, journey.token, upload_token);
}
