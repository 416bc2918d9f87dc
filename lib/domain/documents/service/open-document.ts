import type { Document } from '@/generated/prisma/client';
import { openWhole } from '../sealed';

/**
 * The stored image, for reading it here, or for a provider once `shareDocuments` has recorded that. Throws
 * `DocumentErased`.
 */
export function openDocument(document: Document): Promise<Buffer> {
  return openWhole(document);
}
