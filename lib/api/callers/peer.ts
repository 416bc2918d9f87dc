import { AsyncLocalStorage } from 'node:async_hooks';
import { BlockList, isIP, SocketAddress } from 'node:net';
import type { ServerRequest } from 'srvx';
import { env } from '@/lib/platform/settings/env';

type Family = 'ipv4' | 'ipv6';

const familyOf = (address: string): Family => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `ranges` are addresses and CIDR ranges, as `PROBITY_TRUSTED_PROXIES` has them. */
export function trustedProxies(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

let configured: BlockList | undefined;
const configuredProxies = () => (configured ??= trustedProxies(env.PROBITY_TRUSTED_PROXIES));

/**
 * Normalises an address, without port, brackets and zone, because limits and the audit log compare addresses.
 * Null if it is not an address.
 */
function canonical(spelled: string): string | null {
  const text = spelled.trim().replaceAll('"', '');
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  if (version === 0) return null;
  // Node accepts only this notation of an IPv4 address.
  if (version === 4) return address;
  return new SocketAddress({ address, family: familyOf(address) }).address;
}

const isTrusted = (address: string, proxies: BlockList) => proxies.check(address, familyOf(address));

/**
 * The address that a request came from: that of the connection, or the one forwarded by trusted proxies (API
 * §2.5). Each proxy appends the address it saw, so the caller is the last one that is not a trusted proxy
 * itself.
 */
export function callerAddress(
  remoteAddress: string | null | undefined,
  forwardedFor: string | null | undefined,
  proxies: BlockList = configuredProxies(),
): string | null {
  let nearest = canonical(remoteAddress ?? '');
  for (const forwarded of (forwardedFor ?? '').split(',').reverse()) {
    if (nearest === null || !isTrusted(nearest, proxies)) return nearest;
    const next = canonical(forwarded);
    if (next === null) return nearest;
    nearest = next;
  }
  return nearest;
}

/** How the caller reached a trusted proxy; null if none reports it (API §2.5). */
export function callerScheme(
  remoteAddress: string | null | undefined,
  forwardedProto: string | null | undefined,
  proxies: BlockList = configuredProxies(),
): string | null {
  const nearest = canonical(remoteAddress ?? '');
  if (nearest === null || !isTrusted(nearest, proxies)) return null;
  return forwardedProto?.split(',').at(-1)?.trim().toLowerCase() || null;
}

// The pages that Next serves are bundled separately, so the two copies of this module can only share a
// global.
const shared = globalThis as { probityCaller?: AsyncLocalStorage<string | null> };
const addresses = (shared.probityCaller ??= new AsyncLocalStorage<string | null>());

/** Serves a page. Code that runs inside finds its caller with `peerOf`, which no header can forge. */
export const withCaller = <Result>(address: string | null, serve: () => Result): Result =>
  addresses.run(address, serve);

/** The caller of the page being served; null if our front does not serve it (`next start` alone). */
export const pageCaller = (): string | null => addresses.getStore() ?? null;

export const isWithinPage = (): boolean => addresses.getStore() !== undefined;

/** The sender's address; null if the connection of the request is unknown. */
export function peerOf(request: ServerRequest): string | null {
  if (!request.ip) return pageCaller();
  return callerAddress(request.ip, request.headers.get('x-forwarded-for'));
}

/** `https` or `http` as reported by a trusted proxy; null if none reports it. */
export const schemeOf = (request: ServerRequest): string | null =>
  callerScheme(request.ip, request.headers.get('x-forwarded-proto'));
