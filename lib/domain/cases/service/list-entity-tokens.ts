import type { Context } from '@/lib/platform/context';
import { findEntityTokens } from '../store';

/** The tokens of all people and companies in a case. */
export const listCaseEntityTokens = (ctx: Context, caseToken: string): Promise<string[]> =>
  findEntityTokens(ctx, caseToken);
