import type { Context } from '@/lib/platform/context';
import { countOfJourney } from '../store/documents';

export interface BegunDocuments {
  count: number;
  /** Bytes of images that are not erased yet. */
  byte_size: number;
}

/** All images that a journey ever started, including dropped ones. */
export const countBegunDocuments = (ctx: Context, journeyToken: string): Promise<BegunDocuments> =>
  countOfJourney(ctx, journeyToken);
