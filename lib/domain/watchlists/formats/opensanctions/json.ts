import { digestOf } from '../digest';
import { checkedEntries, readAnew, type EntryAt } from '../entries';
import { jsonLinesOf } from '../json-lines';
import { FtmEntity, readFtmEntity } from './entity';
import { openSanctionsName } from './dataset-name';
import type { ListSource } from '../../schema';

/**
 * OpenSanctions' FollowTheMoney entities, one a line. Taken are those that can be screened against and are there
 * for a reason: others stand beside them (a listed person's address, a sanction, an unlisted owner). The version is
 * the SHA-256 of the file.
 *
 * Its entities throw MalformedList, and then nothing of the list is taken.
 */
export async function parseOpenSanctionsJson(path: string): Promise<ListSource> {
  return {
    name: openSanctionsName(path),
    version: await digestOf([path]),
    entities: readAnew(() => checkedEntries(path, readEntities(path))),
  };
}

async function* readEntities(path: string): AsyncGenerator<EntryAt> {
  for await (const { line, value } of jsonLinesOf(path, FtmEntity)) {
    const entry = readFtmEntity(value);
    if (entry) yield { entry, line };
  }
}
