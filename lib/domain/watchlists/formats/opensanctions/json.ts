import { digestOf } from '../digest';
import { checkedEntries, reiterable, type EntryAt } from '../entries';
import { jsonLinesOf } from '../json-lines';
import { FtmEntity, readFtmEntity } from './entity';
import { openSanctionsName } from './dataset-name';
import type { ListSource } from '../list-source';

/**
 * Skips entities that are not screened against: a listed person's address, a sanction, an unlisted owner. The version
 * is the SHA-256 of the file. The entities throw MalformedList.
 */
export async function parseOpenSanctionsJson(path: string): Promise<ListSource> {
  return {
    name: openSanctionsName(path),
    version: await digestOf([path]),
    entities: reiterable(() => checkedEntries(path, readEntities(path))),
  };
}

async function* readEntities(path: string): AsyncGenerator<EntryAt> {
  for await (const { line, value } of jsonLinesOf(path, FtmEntity)) {
    const entry = readFtmEntity(value);
    if (entry) yield { entry, line };
  }
}
