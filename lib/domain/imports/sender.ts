import type { Actor, Context } from '@/lib/platform/context';

/** Who sent a file, as the import's row keeps it: on whose behalf the worker creates. */
export interface Sender {
  actor: Actor;
  ip_address: string | null;
  request_id: string;
}

export const senderOf = ({ actor, ipAddress, requestId }: Context): Sender => ({
  actor,
  ip_address: ipAddress,
  request_id: requestId,
});

/** As it was when the file was sent; the clock is today's. */
export const contextOfSender = (ctx: Context, { actor, ip_address, request_id }: Sender): Context => ({
  ...ctx,
  actor,
  ipAddress: ip_address,
  requestId: request_id,
});
