import type { Context } from '@/lib/platform/context';
import { countOfJourney } from '../store/documents';

export interface BegunDocuments {
  count: number;
  /** Of those that are not erased yet. */
  byte_size: number;
}

/** All that a journey ever began, also what it dropped. */
export const countBegunDocuments = (ctx: Context, journeyToken: string): Promise<BegunDocuments> =>
  countOfJourney(ctx, journeyToken);
