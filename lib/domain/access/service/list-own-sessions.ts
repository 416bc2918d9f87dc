import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentSession } from '../present';
import type { Session } from '../schema';
import { listOwnSessionRows } from '../store/sessions';

/** Sessions of the signed-in person (API §5.11). */
export const listOwnSessions = async (ctx: Context, page: PageRequest): Promise<Page<Session>> =>
  presentPage(await listOwnSessionRows(ctx, page), (row) => presentSession(row, ctx.session));
