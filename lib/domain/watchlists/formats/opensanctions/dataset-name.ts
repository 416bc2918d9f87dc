import { basename } from 'node:path';

/** Names that the publisher gives to the files of every dataset, and that tell nothing of which it is. */
const namesOfAny = new Set(['entities', 'targets', 'default', 'opensanctions']);

/**
 * Where a file of OpenSanctions is filed: under the name of its dataset, as the file is called. `peps.ftm.json` is
 * "OpenSanctions peps". What stands in the file does not tell: its entities name where each comes from, not the
 * collection that they are in. A file that goes by the publisher's general name (`entities.ftm.json`,
 * `targets.simple.csv`) is "OpenSanctions".
 */
export function openSanctionsName(path: string): string {
  const [dataset = ''] = basename(path).split('.');
  return namesOfAny.has(dataset.toLowerCase()) ? 'OpenSanctions' : `OpenSanctions ${dataset}`;
}
