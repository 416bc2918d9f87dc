import type { Context } from '@/lib/platform/context';
import { placeOf } from '../payload';
import { readHead } from '../store';

/**
 * The current position of the stream as a `Last-Event-ID`: a client that reads lists afterwards and resumes
 * there misses nothing (API §8.6).
 */
export const currentPlace = async (ctx: Context): Promise<string> => placeOf(await readHead(ctx));
