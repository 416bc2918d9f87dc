import { addHours } from 'date-fns/addHours';
import { startTokenHours } from '@/lib/domain/start-token';
import type { Context } from '@/lib/platform/context';
import { flowSecret, keyedHash } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import { journeyAddress } from './address';

/** A new link each time, even for the same request: links are never shown again. */
export function newRequestLink(ctx: Context) {
  const startToken = flowSecret('start', newToken('jny'));
  return {
    address: journeyAddress(ctx, startToken),
    start_token_hash: new Uint8Array(keyedHash(startToken)),
    expires_at: addHours(ctx.now(), startTokenHours),
  };
}
