import type { Context } from '@/lib/platform/context';
import { presentEntityImport } from '../present';
import type { EntityImport } from '../schema';
import { requireImport } from '../store';

/** Throws `NotFound` (404), also for an import of another project. */
export const getEntityImport = async (ctx: Context, token: string): Promise<EntityImport> =>
  presentEntityImport(await requireImport(ctx, token));
