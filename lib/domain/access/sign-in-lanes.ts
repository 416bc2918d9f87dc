import { isIPv6 } from 'node:net';
import { keyedHash } from '@/lib/platform/crypto';
import type { Lane, Lanes } from './store/sign-ins';

/** A wrong guess takes a turn. `burst` turns may be taken at once, then one every so many seconds (docs/adr/0028). */
const allowances = {
  account: { burst: 5, spacing_seconds: 180 },
  address: { burst: 20, spacing_seconds: 15 },
  familiar: { burst: 5, spacing_seconds: 30 },
};

/** A subscriber has at least the 2^64 addresses of an IPv6 network, so it counts as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groupsOf = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const lane = (kind: keyof typeof allowances, ...of: string[]): Lane => ({
  ...allowances[kind],
  key: keyedHash(JSON.stringify([kind, ...of])).toString('hex'),
});

const networkLaneOf = (network: string): Lane => lane('address', network);

const networkOfCaller = (address: string | null) => (address === null ? 'unknown' : networkOf(address));

/** Of everybody at the address, whatever they try. */
export const addressLaneOf = (address: string | null): Lane => networkLaneOf(networkOfCaller(address));

/** Accounts that do not exist have lanes too, so that a refusal does not tell them apart. */
export function lanesOf(email: string, address: string | null): Lanes {
  const network = networkOfCaller(address);
  const familiar = lane('familiar', email, network);
  return {
    familiarKey: address === null ? null : Buffer.from(familiar.key, 'hex'),
    familiar: [familiar],
    unfamiliar: [lane('account', email), networkLaneOf(network)],
  };
}
