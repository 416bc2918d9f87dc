import ipaddr from 'ipaddr.js';

/** Addresses that requests may be sent to. */
export type Reach = 'public' | 'public or loopback';

/** Names that no public DNS server resolves. */
const isLocalName = (host: string) =>
  !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|onion|invalid)$/.test(host);

/** A name with an empty label, other than a dot at its end. */
const hasEmptyLabel = (host: string) => /^\.|\.\.|\.$/.test(host);

export const isLocalhost = (host: string) => /(?:^|\.)localhost$/.test(host);

/** Addresses that the internet routes to one host; other IPv6 blocks are unassigned or have a special use. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Azure's address for its own virtual machines: in a public block, but only reachable from inside. */
const metadataOfAzure = '168.63.129.16';

function isPublicIp(ip: string): boolean {
  const address = ipaddr.parse(ip);
  if (address.range() !== 'unicast' || address.toString() === metadataOfAzure) return false;
  return address.kind() === 'ipv4' || address.match(globalIpv6);
}

const isLoopbackIp = (ip: string) => ipaddr.parse(ip).range() === 'loopback';

/** For an IPv4 or IPv6 address, resolved from a name or used as the host of a URL. */
export const isReachableIp = (ip: string, reach: Reach): boolean =>
  isPublicIp(ip) || (reach === 'public or loopback' && isLoopbackIp(ip));

/** `URL` has already converted every notation of an IPv4 address to four decimal numbers. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$|\.$/g, '');

function isPublic(url: URL): boolean {
  const host = hostOf(url);
  if (url.port === '0') return false;
  return ipaddr.isValid(host) ? isPublicIp(host) : !isLocalName(host) && !hasEmptyLabel(host);
}

function isLoopback(url: URL): boolean {
  const host = hostOf(url);
  return ipaddr.isValid(host) ? isLoopbackIp(host) : isLocalhost(host);
}

/** Whether it is an address of the computer on which it is used. */
export const isLoopbackAddress = (text: string): boolean => URL.canParse(text) && isLoopback(new URL(text));

/**
 * Why requests to this address are refused, or null. Does not query DNS: resolved addresses are checked when
 * a request is sent.
 */
export function faultOfAddress(text: string, reach: Reach): string | null {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return 'must be an https address';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must not have a user name or a password';
  if (text.includes('#')) return 'must not have a fragment';
  if (!/^https?:$/.test(url.protocol)) return 'must be an https address';
  if (reach === 'public or loopback' && isLoopback(url)) return null;
  if (!isPublic(url)) return 'must be an https address of a public host';
  return url.protocol === 'https:' ? null : 'must begin with https://';
}
