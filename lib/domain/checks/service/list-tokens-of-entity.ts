import type { Context } from '@/lib/platform/context';
import { findTokensOfEntity } from '../store';

/** In any case and status. */
export const listCheckTokensOfEntity = (ctx: Context, entityToken: string): Promise<string[]> =>
  findTokensOfEntity(ctx, entityToken);
