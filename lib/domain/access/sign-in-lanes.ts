import { isIPv6 } from 'node:net';
import { keyedHash } from '@/lib/platform/crypto';
import type { Lane, Lanes } from './store/sign-ins';

/**
 * Each wrong guess takes a turn. `burst` turns are available at once, then one per interval (docs/adr/0028).
 */
const allowances = {
  account: { burst: 5, spacing_seconds: 180 },
  address: { burst: 20, spacing_seconds: 15 },
  familiar: { burst: 5, spacing_seconds: 30 },
};

/** A subscriber has at least a /64 network of IPv6 addresses, so the network counts as one address. */
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

/** Shared by everybody at the address, for all accounts. */
export const addressLaneOf = (address: string | null): Lane => networkLaneOf(networkOfCaller(address));

/** Unknown accounts have lanes too, so that a refusal does not reveal whether an account exists. */
export function lanesOf(email: string, address: string | null): Lanes {
  const network = networkOfCaller(address);
  const familiar = lane('familiar', email, network);
  return {
    familiarKey: address === null ? null : Buffer.from(familiar.key, 'hex'),
    familiar: [familiar],
    unfamiliar: [lane('account', email), networkLaneOf(network)],
  };
}
