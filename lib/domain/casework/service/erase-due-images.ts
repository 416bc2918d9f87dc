import { eraseDueDocuments } from '@/lib/domain/documents/service/erase-due';
import { forgetAnswers } from '@/lib/domain/providers/service/forget-answers';

/** Erases due images with everything that was read from them. Counts them. */
export const eraseDueImages = (requestId: string): Promise<number> =>
  eraseDueDocuments(requestId, forgetAnswers);
