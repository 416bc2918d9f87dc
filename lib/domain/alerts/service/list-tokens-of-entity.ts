import type { Context } from '@/lib/platform/context';
import { findTokensOfEntity } from '../store/of-entity';

/** In any case and status. */
export const listAlertTokensOfEntity = (ctx: Context, entityToken: string): Promise<string[]> =>
  findTokensOfEntity(ctx, entityToken);
