import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { noteRevocation } from '@/lib/platform/records';
import type { Transaction } from '@/lib/platform/database/transaction';
import { userSessionsEnded } from './events';
import { presentUser } from './present';
import { findUser } from './store/users';

/** Records how many sessions of a person were ended, if any. Throws `NotFound` (404). */
export async function recordEndedSessions(
  tx: Transaction,
  ctx: Context,
  token: string,
  sessions: number,
): Promise<void> {
  const user = await findUser(tx, ctx, token);
  if (!user) throw new NotFound('user');
  if (sessions === 0) return;
  recordEvent(tx, ctx, userSessionsEnded, { token, details: { sessions }, data: presentUser(user) });
  noteRevocation(tx);
}
