import type { Context } from '@/lib/platform/context';
import { placeOf } from '../payload';
import { readHead } from '../store';

/** Where the stream is now, as a `Last-Event-ID`: whoever reads lists after it and resumes there misses nothing (API §8.6). */
export const currentPlace = async (ctx: Context): Promise<string> => placeOf(await readHead(ctx));
