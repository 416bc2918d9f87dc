import type { Context } from '@/lib/platform/context';
import type { Part } from '@/lib/platform/parts';
import { ownVersions } from '../store/own-versions';

/** The versions of the project's own lists in force, for a matcher of just these. */
export const askOwnVersions = (ctx: Context): Part<string | null, string> => ownVersions(ctx);
