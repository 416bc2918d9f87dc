import ipaddr from 'ipaddr.js';

/** What requests may be sent to. */
export type Reach = 'public' | 'public or loopback';

/** Names that no public DNS server answers for. */
const isLocalName = (host: string) =>
  !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|onion|invalid)$/.test(host);

/** A name with an empty part between dots, which the dot at its end is not. */
const hasEmptyLabel = (host: string) => /^\.|\.\.|\.$/.test(host);

export const isLocalhost = (host: string) => /(?:^|\.)localhost$/.test(host);

/** Addresses that the internet routes to one host; all others are of IPv6's other blocks or have a use of their own. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Azure's, for its own virtual machines: public by its block, and answered from inside alone. */
const metadataOfAzure = '168.63.129.16';

function isPublicIp(ip: string): boolean {
  const address = ipaddr.parse(ip);
  if (address.range() !== 'unicast' || address.toString() === metadataOfAzure) return false;
  return address.kind() === 'ipv4' || address.match(globalIpv6);
}

const isLoopbackIp = (ip: string) => ipaddr.parse(ip).range() === 'loopback';

/** Of an IPv4 or IPv6 address, as a name resolves to it or as the host of a URL. */
export const isReachableIp = (ip: string, reach: Reach): boolean =>
  isPublicIp(ip) || (reach === 'public or loopback' && isLoopbackIp(ip));

/** `URL` has already written every notation of an IPv4 address as four decimal numbers. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/^\[|\]$|\.$/g, '');

function isPublic(url: URL): boolean {
  const host = hostOf(url);
  if (url.protocol !== 'https:' || url.port === '0') return false;
  return ipaddr.isValid(host) ? isPublicIp(host) : !isLocalName(host) && !hasEmptyLabel(host);
}

function isLoopback(url: URL): boolean {
  const host = hostOf(url);
  if (!/^https?:$/.test(url.protocol)) return false;
  return ipaddr.isValid(host) ? isLoopbackIp(host) : isLocalhost(host);
}

/** Why nothing is sent to this address, or null. It asks no DNS: what a name resolves to is judged when something is sent. */
export function faultOfAddress(text: string, reach: Reach): string | null {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return 'must be an https address';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must not have a user name or a password';
  if (text.includes('#')) return 'must not have a fragment';
  if (isPublic(url) || (reach === 'public or loopback' && isLoopback(url))) return null;
  return 'must be an https address of a public host';
}
