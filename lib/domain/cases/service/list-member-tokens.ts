import type { Context } from '@/lib/platform/context';
import { findMemberTokens } from '../store';

/** The tokens of all people and companies in a case, sorted. */
export const listCaseMemberTokens = (ctx: Context, caseToken: string): Promise<string[]> =>
  findMemberTokens(ctx, caseToken);
