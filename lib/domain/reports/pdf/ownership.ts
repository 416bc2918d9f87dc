import type { OwnedEntity } from '../../entities/schema.ts';
import { connectionsOf } from '../../entities/ownership.ts';
import { roleName } from '../../role-names.ts';
import { type Fields, itemsIn, present } from './fields.ts';
import { named, type Names } from './names.ts';
import { shownNumber } from './words.ts';

/** A line of the tree of owners. */
export interface Branch {
  /** 0 for a company whose owners follow. */
  depth: number;
  text: string;
}

interface Link {
  owner_token: string;
  owned_token: string;
  ownership_percentage: number;
  name: string;
}

const linksOf = (entity: Fields): Link[] =>
  itemsIn((entity as OwnedEntity).owners).map(({ entity_token, name, ownership_percentage }) => ({
    owner_token: String(entity_token),
    owned_token: String(entity.token),
    ownership_percentage: Number(ownership_percentage),
    name: String(name),
  }));

const percent = (share: number) => `${shownNumber(share)}%`;

interface Ownership {
  links: Link[];
  roles: ReadonlyMap<string, string>;
}

function ownershipIn(entities: Iterable<Fields>): Ownership {
  const links: Link[] = [];
  const roles = new Map<string, string>();
  for (const entity of entities) {
    links.push(...linksOf(entity));
    const { token, role } = entity as OwnedEntity; // as written by Pack.add
    if (role) roles.set(token, roleName[role]);
  }
  return { links, roles };
}

const largestFirst = (a: Link, b: Link) => b.ownership_percentage - a.ownership_percentage;

/**
 * The owners below what they own, with their shares; through others also the share of the whole. The owners of a company
 * with several places in the tree are shown once.
 */
function* treeOf(root: string, { links, roles }: Ownership, names: Names): Generator<Branch> {
  const ofOwned = Map.groupBy(links, ({ owned_token }) => owned_token);
  const { connected } = connectionsOf(root, links, 'owners');
  const inAll = new Map(connected.map((each) => [each.token, each.effective_percentage]));
  const shown = new Set([root]);
  const left: { link: Link; depth: number }[] = [];
  const queue = (token: string, depth: number) => {
    const owners = (ofOwned.get(token) ?? []).toSorted(largestFirst);
    left.push(...owners.reverse().map((link) => ({ link, depth })));
  };
  yield { depth: 0, text: present([roles.get(root), named(root, names)]).join(' · ') };
  queue(root, 1);
  for (let next = left.pop(); next; next = left.pop()) {
    const { link, depth } = next;
    const { owner_token, ownership_percentage, name } = link;
    const isAbove = shown.has(owner_token) && ofOwned.has(owner_token);
    const share = inAll.get(owner_token);
    const parts = [
      percent(ownership_percentage),
      depth > 1 && share !== undefined && `${percent(share)} in all`,
      isAbove && 'its owners are shown above',
      roles.get(owner_token),
      names.get(owner_token) ?? name,
    ];
    yield { depth, text: present(parts.filter(Boolean)).join(' · ') };
    if (!shown.has(owner_token)) queue(owner_token, depth + 1);
    shown.add(owner_token);
  }
}

/** A tree for each company that is owned and owns none of the others; any, if they own each other. */
export function* ownershipTrees(entities: Iterable<Fields>, names: Names): Generator<Branch> {
  const ownership = ownershipIn(entities);
  const owners = new Set(ownership.links.map(({ owner_token }) => owner_token));
  const owned = [...new Set(ownership.links.map(({ owned_token }) => owned_token))];
  const roots = owned.filter((token) => !owners.has(token));
  for (const root of roots.length > 0 ? roots : owned.slice(0, 1)) yield* treeOf(root, ownership, names);
}
