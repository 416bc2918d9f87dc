import type { Actor, Context } from '@/lib/platform/context';

/** Who made a request, from where and which, stored with work that is done later on their behalf. */
export interface Requester {
  actor: Actor;
  ip_address: string | null;
  request_id: string;
}

export const requesterOf = ({ actor, ipAddress, requestId }: Context): Requester => ({
  actor,
  ip_address: ipAddress,
  request_id: requestId,
});

/** As when the request was made, with the current time. */
export const contextOfRequester = (ctx: Context, { actor, ip_address, request_id }: Requester): Context => ({
  ...ctx,
  actor,
  ipAddress: ip_address,
  requestId: request_id,
});
