import type { EntityGraph } from '@/lib/domain/entities/schema';

// Three owners fit beside each other on a phone.
export const nodeSize = { width: 108, height: 64 };
const gap = { x: 10, y: 56 };
const margin = 2;

export interface PlacedNode {
  token: string;
  x: number;
  y: number;
}

export interface PlacedLink {
  key: string;
  /** The `d` of an SVG path. */
  path: string;
  percentage: number;
  labelX: number;
  labelY: number;
}

export interface OwnershipLayout {
  width: number;
  height: number;
  nodes: readonly PlacedNode[];
  links: readonly PlacedLink[];
}

/** The length of the longest chain from each entity to the root, without links that close a cycle. */
function depthsFrom(
  root: string,
  links: EntityGraph['links'],
  next: 'owners' | 'owned',
): Map<string, number> {
  const depths = new Map([[root, 0]]);
  const straight = links.filter(({ closes_cycle }) => !closes_cycle);
  // A chain is no longer than the number of links, which bounds the loop.
  for (let round = 0; round < straight.length; round += 1) {
    let hasChanged = false;
    for (const { owner_token, owned_token } of straight) {
      const [near, far] = next === 'owners' ? [owned_token, owner_token] : [owner_token, owned_token];
      const depth = depths.get(near);
      if (depth === undefined || (depths.get(far) ?? -1) > depth) continue;
      depths.set(far, depth + 1);
      hasChanged = true;
    }
    if (!hasChanged) break;
  }
  return depths;
}

function rowsOf({ entity, owners, owned, links }: EntityGraph): string[][] {
  const root = entity.entity_token;
  const above = depthsFrom(root, links, 'owners');
  const below = depthsFrom(root, links, 'owned');
  const level = new Map<string, number>([[root, 0]]);
  for (const { entity_token } of owners) level.set(entity_token, -(above.get(entity_token) ?? 1));
  for (const { entity_token } of owned)
    if (!level.has(entity_token)) level.set(entity_token, below.get(entity_token) ?? 1);
  const levels = [...new Set(level.values())].toSorted((a, b) => a - b);
  return levels.map((each) => [...level].filter(([, at]) => at === each).map(([token]) => token));
}

/** Orders each row by what it is linked to in the row below, so that fewer lines cross. */
function ordered(rows: string[][], links: EntityGraph['links']): string[][] {
  const result = rows.map((row) => [...row]);
  for (let index = result.length - 2; index >= 0; index -= 1) {
    const below = result.slice(index + 1).flat();
    const placeOf = (token: string): number => {
      const places = links
        .filter(({ owner_token }) => owner_token === token)
        .map(({ owned_token }) => below.indexOf(owned_token))
        .filter((place) => place >= 0);
      return places.length === 0 ? 0 : Math.min(...places);
    };
    result[index] = (result[index] ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
  return result;
}

const widthOf = (count: number) => count * nodeSize.width + (count - 1) * gap.x;

/** The layout of owners above what they own, so that every line goes down. */
export function layOwnership(graph: EntityGraph): OwnershipLayout {
  const rows = ordered(rowsOf(graph), graph.links);
  const width = Math.max(...rows.map(({ length }) => widthOf(length))) + 2 * margin;
  const height = rows.length * nodeSize.height + (rows.length - 1) * gap.y + 2 * margin;
  const nodes = rows.flatMap((row, rowIndex) => {
    const start = (width - widthOf(row.length)) / 2;
    return row.map((token, place) => ({
      token,
      x: start + place * (nodeSize.width + gap.x),
      y: margin + rowIndex * (nodeSize.height + gap.y),
    }));
  });
  const byToken = new Map(nodes.map((node) => [node.token, node]));
  const incoming = new Map<string, string[]>();
  for (const { owner_token, owned_token } of graph.links)
    incoming.set(owned_token, [...(incoming.get(owned_token) ?? []), owner_token]);
  const links = graph.links.flatMap(({ owner_token, owned_token, ownership_percentage }) => {
    const [owner, owned] = [byToken.get(owner_token), byToken.get(owned_token)];
    if (!owner || !owned || owned.y <= owner.y) return [];
    const owners = (incoming.get(owned_token) ?? []).toSorted(
      (a, b) => (byToken.get(a)?.x ?? 0) - (byToken.get(b)?.x ?? 0),
    );
    const from = { x: owner.x + nodeSize.width / 2, y: owner.y + nodeSize.height };
    const share = (owners.indexOf(owner_token) + 1) / (owners.length + 1);
    const to = { x: owned.x + nodeSize.width * share, y: owned.y };
    const turn = to.y - gap.y / 3;
    return [
      {
        key: `${owner_token} ${owned_token}`,
        path: `M${from.x} ${from.y}V${turn}H${to.x}V${to.y}`,
        percentage: ownership_percentage,
        labelX: from.x,
        labelY: from.y + 18,
      },
    ];
  });
  return { width, height, nodes, links };
}
