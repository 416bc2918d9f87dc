import type { Actor, Context } from '@/lib/platform/context';

/** The sender of a file, as stored with the import: the worker creates entities on their behalf. */
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

/** As when the file was sent, with the current time. */
export const contextOfSender = (ctx: Context, { actor, ip_address, request_id }: Sender): Context => ({
  ...ctx,
  actor,
  ipAddress: ip_address,
  requestId: request_id,
});
