import type { Context } from '@/lib/platform/context';
import type { Part } from '@/lib/platform/parts';
import { lookOf, type LookRow } from '../present';
import type { Look } from '../schema';
import { storedLook } from '../store';

/** Null while nobody has said how the project looks. */
export function askLook(ctx: Context): Part<LookRow | null, Look | null> {
  return { ...storedLook(ctx), read: (stored) => stored && lookOf(stored) };
}
