import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentEntityImport } from '../present';
import type { EntityImport } from '../schema';
import { listImportRows } from '../store';

/** API §5.2. */
export const listEntityImports = async (ctx: Context, page: PageRequest): Promise<Page<EntityImport>> =>
  presentPage(await listImportRows(ctx, page), presentEntityImport);
