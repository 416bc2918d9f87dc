import { addSeconds } from 'date-fns/addSeconds';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/database/transaction';
import { insertSession } from '../store/sessions';

/** Origin of the sign-in. */
export interface Device {
  address: string | null;
  userAgent: string | null;
}

const unknownDevice: Device = { address: null, userAgent: null };

/**
 * Longer values are cut: the beginning names the browser. PostgreSQL text cannot contain NUL, and headers may
 * contain other control characters.
 */
const storedAgent = (userAgent: string | null): string | null =>
  userAgent?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 400) ?? null;

/** Opens a session of the person for this many seconds. Returns its `ses_` token (API §2.4). */
export async function openSession(
  ctx: Context,
  userToken: string,
  seconds: number,
  { address, userAgent }: Device = unknownDevice,
): Promise<string> {
  const token = newToken('ses');
  const session = {
    token,
    user_token: userToken,
    expires_at: addSeconds(ctx.now(), seconds),
    ip_address: address,
    user_agent: storedAgent(userAgent),
  };
  await transaction(ctx, (tx) => insertSession(tx, ctx, session));
  return token;
}
