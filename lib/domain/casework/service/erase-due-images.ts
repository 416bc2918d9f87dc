import { eraseDueDocuments } from '@/lib/domain/documents/service/erase-due';
import { forgetAnswers } from '@/lib/domain/providers/service/forget-answers';

/** The images that are due, with all that was read of them, by whom ever. Counts them. */
export const eraseDueImages = (requestId: string): Promise<number> =>
  eraseDueDocuments(requestId, forgetAnswers);
