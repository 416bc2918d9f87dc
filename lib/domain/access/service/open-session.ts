import { addSeconds } from 'date-fns/addSeconds';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/transaction';
import { insertSession } from '../store/sessions';

/** A session of the person that lasts so many seconds. Returns its `ses_` token (API §2.4). */
export async function openSession(ctx: Context, userToken: string, seconds: number): Promise<string> {
  const token = newToken('ses');
  const session = { token, user_token: userToken, expires_at: addSeconds(ctx.now(), seconds) };
  await transaction(ctx, (tx) => insertSession(tx, ctx, session));
  return token;
}
