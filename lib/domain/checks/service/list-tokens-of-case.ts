import type { Context } from '@/lib/platform/context';
import { findTokensOfCase } from '../store';

/** In any status. */
export const listCheckTokensOfCase = (ctx: Context, caseToken: string): Promise<string[]> =>
  findTokensOfCase(ctx, caseToken);
