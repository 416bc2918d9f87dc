import ipaddr from 'ipaddr.js';
import { env } from '@/lib/platform/env';
import { ValidationFailed } from '@/lib/platform/errors';

export type Allowed = 'public' | 'public or loopback';

/** Names that no public DNS server answers for. */
const isLocalName = (host: string) =>
  !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|onion|invalid)$/.test(host);

/** Addresses that the internet routes to one host; all others are of IPv6's other blocks or have a use of their own. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

function isPublicIp(host: string): boolean {
  const address = ipaddr.parse(host);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalIpv6));
}

/** `URL` has already written every notation of an IPv4 address as four decimal numbers. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$|\.$/g, '');

function isPublic(url: URL): boolean {
  const host = hostOf(url);
  if (url.protocol !== 'https:') return false;
  return ipaddr.isValid(host) ? isPublicIp(host) : !isLocalName(host);
}

function isLoopback(url: URL): boolean {
  const host = hostOf(url);
  if (!/^https?:$/.test(url.protocol)) return false;
  return ipaddr.isValid(host) ? ipaddr.parse(host).range() === 'loopback' : /(?:^|\.)localhost$/.test(host);
}

/** Why a webhook cannot have this address, or null. What its name resolves to is judged when something is sent. */
export function faultOfAddress(text: string, allowed: Allowed): string | null {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return 'must be an https address';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must not have a user name or a password';
  if (text.includes('#')) return 'must not have a fragment';
  if (isPublic(url) || (allowed === 'public or loopback' && isLoopback(url))) return null;
  return 'must be an https address of a public host';
}

/** Throws `ValidationFailed` (400) for an address that is not allowed here (API §8.4). */
export function refuseForbiddenAddress(url: string): void {
  const allowed = env.PROBITY_ALLOW_LOOPBACK_WEBHOOKS ? 'public or loopback' : 'public';
  const message = faultOfAddress(url, allowed);
  if (message !== null) throw new ValidationFailed([{ field: 'url', message, code: 'address_not_allowed' }]);
}
