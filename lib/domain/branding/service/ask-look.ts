import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { lookOf, type LookRow } from '../present';
import type { Look } from '../schema';
import { storedLook } from '../store';

/** Null if the project has no branding of its own. */
export function askLook(ctx: Context): Subquery<LookRow | null, Look | null> {
  return { ...storedLook(ctx), read: (stored) => stored && lookOf(stored) };
}
