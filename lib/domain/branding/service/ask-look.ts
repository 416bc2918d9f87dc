import type { Context } from '@/lib/platform/context';
import type { Part } from '@/lib/platform/parts';
import { lookOf, type LookRow } from '../present';
import type { Look } from '../schema';
import { storedLook } from '../store';

/** Null if the project has no branding of its own. */
export function askLook(ctx: Context): Part<LookRow | null, Look | null> {
  return { ...storedLook(ctx), read: (stored) => stored && lookOf(stored) };
}
