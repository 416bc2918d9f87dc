/** In percent. From it, an owner is a UBO; below it, a Shareholder (API §4.1). */
export const uboThreshold = 25;

export interface OwnershipLink {
  owner_token: string;
  owned_token: string;
  /** 0 to 100. */
  ownership_percentage: number;
}

/** A link in traversal direction: from a company to its owner, or from an owner to its holding. */
interface Step<Link> {
  to: string;
  link: Link;
}

export interface Connection {
  token: string;
  /** Null if it is only connected through others. */
  direct_percentage: number | null;
  /** 0 to 100, to four decimals. */
  effective_percentage: number;
  /** Number of links in the shortest chain. */
  layers: number;
}

export interface Connections<Link> {
  /** Largest effective percentage first. */
  connected: Connection[];
  /** The links that lead back into their own chain. Without them every chain ends. */
  closing: Set<Link>;
}

const largestFirst = (a: Step<OwnershipLink>, b: Step<OwnershipLink>) =>
  b.link.ownership_percentage - a.link.ownership_percentage || (a.to < b.to ? -1 : 1);

type StepsOf<Link> = (token: string) => readonly Step<Link>[];

/** Depth first with the largest links first, so that the result is deterministic. */
function walk<Link>(root: string, stepsOf: StepsOf<Link>): { order: string[]; closing: Set<Link> } {
  const closing = new Set<Link>();
  const chain = new Set<string>();
  const done = new Set<string>();
  const order: string[] = [];
  const visit = (token: string): void => {
    chain.add(token);
    for (const { to, link } of stepsOf(token)) {
      if (chain.has(to)) closing.add(link);
      else if (!done.has(to)) visit(to);
    }
    chain.delete(token);
    done.add(token);
    order.push(token);
  };
  visit(root);
  return { order: order.reverse(), closing };
}

const percent = (share: number) => Math.round(share * 1_000_000) / 10_000;

/**
 * Entities connected by ownership, upwards (`owners`) or downwards (`owned`). The effective percentage is the
 * sum over all chains of the product of their percentages. A link that closes a cycle belongs to no chain.
 */
export function connectionsOf<Link extends OwnershipLink>(
  root: string,
  links: readonly Link[],
  direction: 'owners' | 'owned',
): Connections<Link> {
  const ends = (link: Link): { from: string; to: string } =>
    direction === 'owners'
      ? { from: link.owned_token, to: link.owner_token }
      : { from: link.owner_token, to: link.owned_token };
  const steps = Map.groupBy(links, (link) => ends(link).from);
  const stepsOf: StepsOf<Link> = (token) =>
    (steps.get(token) ?? []).map((link) => ({ link, to: ends(link).to })).sort(largestFirst);
  const { order, closing } = walk(root, stepsOf);
  const shares = new Map([[root, 1]]);
  const layers = new Map([[root, 0]]);
  const direct = new Map<string, number>();
  // Each entity comes after all entities from which it is reached.
  for (const token of order) {
    for (const { to, link } of stepsOf(token)) {
      if (closing.has(link)) continue;
      const share = (shares.get(token) ?? 0) * (link.ownership_percentage / 100);
      shares.set(to, (shares.get(to) ?? 0) + share);
      layers.set(to, Math.min(layers.get(to) ?? Number.POSITIVE_INFINITY, (layers.get(token) ?? 0) + 1));
      if (token === root) direct.set(to, link.ownership_percentage);
    }
  }
  const connected = order
    .filter((token) => token !== root)
    .map((token) => ({
      token,
      direct_percentage: direct.get(token) ?? null,
      effective_percentage: Math.min(100, percent(shares.get(token) ?? 0)),
      layers: layers.get(token) ?? 0,
    }));
  connected.sort((a, b) => b.effective_percentage - a.effective_percentage || (a.token < b.token ? -1 : 1));
  return { connected, closing };
}

/** Who owns a company, by the owners that were set. */
export interface TracedOwnership {
  /** Number of companies up to the last known owner: 0 without owners or with direct owners only. */
  layers: number;
  /** Tokens of the people who own 25% or more, directly or through other companies. */
  ubos: readonly string[];
}

export const noOwners: TracedOwnership = { layers: 0, ubos: [] };
