import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { ownVersions } from '../store/own-versions';

/** The versions of the project's own lists in force, for a matcher of just these. */
export const askOwnVersions = (ctx: Context): Subquery<string | null, string> => ownVersions(ctx);
