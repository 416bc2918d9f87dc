import { digestOf } from '../digest';
import { checkedEntries, reiterable, type EntryAt } from '../entries';
import { jsonLinesOf } from '../json-lines';
import { FtmEntity, readFtmEntity } from './entity';
import { datasetOf, openSanctionsName } from './dataset-name';
import { checkedByIndex } from './dataset-index';
import { malformedIn } from '../malformed-list';
import type { ListSource } from '../list-source';

/**
 * Skips entities that are not screened against: a listed person's address, a sanction, an unlisted owner. The
 * version is the SHA-256 of the file. This throws MalformedList if an index.json next to the file contradicts
 * it, and so do the entities, also if the file is named after a dataset to which only some of them belong.
 */
export async function parseOpenSanctionsJson(path: string): Promise<ListSource> {
  return {
    name: openSanctionsName(path),
    version: await digestOf([path]),
    ...(await checkedByIndex(path)),
    entities: reiterable(() => checkedEntries(path, readEntities(path))),
  };
}

async function* readEntities(path: string): AsyncGenerator<EntryAt> {
  const dataset = datasetOf(path);
  let [inDataset, others] = [0, 0];
  for await (const { line, value } of jsonLinesOf(path, FtmEntity)) {
    if (value.datasets?.includes(dataset)) inDataset += 1;
    else others += 1;
    const entry = readFtmEntity(value);
    if (entry) yield { entry, line };
  }
  // Entities name their sources, not the collections that contain them.
  if (inDataset > 0 && others > 0) {
    throw malformedIn(path)(
      null,
      `not the dataset ${dataset}: ${others} of ${inDataset + others} entities are not of it`,
    );
  }
}
