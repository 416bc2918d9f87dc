import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { countApiKeys } from '../store/credentials';

/** True if the project has an API key, even a revoked one. */
export const hasApiKey = (ctx: Context): Promise<boolean> =>
  read(ctx, async (tx) => (await countApiKeys(tx, ctx)) > 0);
