import { env } from '@/lib/platform/settings/env';
import type { ListSyncName } from '@/lib/platform/settings/list-sync-setting';

/** Location of a publisher's official file. */
export interface SyncSource {
  id: ListSyncName;
  publisher: string;
  /** The list that the file must be an edition of, by its name in the product. */
  list: string;
  address: string;
  maxBytes: number;
}

const mebibyte = 1024 * 1024;

/** Official URLs of single files that contain their own date and end (docs/adr/0062). */
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
    // The token is part of the URL that the Commission publishes for everybody.
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

/** Scheduled sources, each with the operator's URL if there is one. */
export function configuredSources(): SyncSource[] {
  return env.PROBITY_LIST_SYNC.flatMap(({ source, address }) =>
    syncSources.filter(({ id }) => id === source).map((known) => (address ? { ...known, address } : known)),
  );
}

/** Includes sources that are only synchronised manually. Throws if the source does not exist. */
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
