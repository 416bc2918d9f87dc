import { eraseDueDocuments } from '@/lib/domain/documents/service/erase-due';
import type { Piece } from '@/lib/platform/work/piece';
import { forgetAnswers } from '@/lib/domain/providers/service/forget-answers';

/** Erases due images with everything that was read from them. */
export const eraseDueImages = (requestId: string): Promise<Piece> =>
  eraseDueDocuments(requestId, forgetAnswers);
