import { env } from '@/lib/platform/env';
import type { ListSyncName } from '@/lib/platform/list-sync-setting';

/** Where a publisher's official file is. */
export interface SyncSource {
  id: ListSyncName;
  publisher: string;
  /** The list that the file has to be an edition of, named as the product names it. */
  list: string;
  address: string;
  maxBytes: number;
}

const mebibyte = 1024 * 1024;

/** The official addresses, of files of one part that carry their own date and end (docs/adr/0062). */
export const syncSources: readonly SyncSource[] = [
  {
    id: 'ofac_sdn',
    publisher: 'US Treasury, OFAC',
    list: 'OFAC SDN',
    address: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_ADVANCED.XML',
    maxBytes: 512 * mebibyte,
  },
  {
    id: 'ofac_consolidated',
    publisher: 'US Treasury, OFAC',
    list: 'OFAC Consolidated',
    address: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONS_ADVANCED.XML',
    maxBytes: 128 * mebibyte,
  },
  {
    id: 'un',
    publisher: 'UN Security Council',
    list: 'UN Security Council Consolidated',
    address: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
    maxBytes: 128 * mebibyte,
  },
  {
    id: 'eu',
    publisher: 'European Commission',
    list: 'EU Consolidated',
    // The token is part of the address that the Commission publishes for everybody.
    address:
      'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
    maxBytes: 256 * mebibyte,
  },
  {
    id: 'uk',
    publisher: 'UK Foreign, Commonwealth and Development Office',
    list: 'UK Sanctions List',
    address: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
    maxBytes: 256 * mebibyte,
  },
];

/** Those that are synchronised on a schedule, each with the operator's address of it if there is one. */
export function configuredSources(): SyncSource[] {
  return env.PROBITY_LIST_SYNC.flatMap(({ source, address }) =>
    syncSources.filter(({ id }) => id === source).map((known) => (address ? { ...known, address } : known)),
  );
}

/** By hand also those that are not synchronised on a schedule. Throws when there is no such source. */
export function sourcesNamed(ids: readonly string[]): SyncSource[] {
  const configured = configuredSources();
  if (ids.length === 0) return configured;
  return ids.map((id) => {
    const found = [...configured, ...syncSources].find((source) => source.id === id);
    if (found) return found;
    throw new UnknownSource(id);
  });
}

export class UnknownSource extends Error {
  constructor(id: string) {
    const known = syncSources.map((source) => source.id).join(', ');
    super(`There is no source ${id}. There are ${known}.`);
    this.name = 'UnknownSource';
  }
}
