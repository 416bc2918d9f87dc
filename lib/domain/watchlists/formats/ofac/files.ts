import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OfacList } from './categories';

export interface OfacFiles {
  primary: string;
  aliases?: string;
  addresses?: string;
}

export const ofacFileNames: Record<OfacList, Required<OfacFiles>> = {
  'OFAC SDN': { primary: 'sdn.csv', aliases: 'alt.csv', addresses: 'add.csv' },
  'OFAC Consolidated': { primary: 'cons_prim.csv', aliases: 'cons_alt.csv', addresses: 'cons_add.csv' },
};

export function ofacListOf(path: string): OfacList | undefined {
  const name = basename(path).toLowerCase();
  // Object.keys forgets the key type of a record.
  const lists = Object.keys(ofacFileNames) as OfacList[];
  return lists.find((list) => Object.values(ofacFileNames[list]).includes(name));
}

export async function findOfacFiles(folder: string, list: OfacList): Promise<Partial<OfacFiles>> {
  const present = new Map((await readdir(folder)).map((name) => [name.toLowerCase(), join(folder, name)]));
  const { primary, aliases, addresses } = ofacFileNames[list];
  return { primary: present.get(primary), aliases: present.get(aliases), addresses: present.get(addresses) };
}
