import { basename } from 'node:path';

const genericNames = new Set(['entities', 'targets', 'default', 'opensanctions']);

/**
 * The name of the list in an OpenSanctions file, from the file's name: `peps.ftm.json` is "OpenSanctions
 * peps". The content does not name the dataset: entities name their sources, not the collection that contains
 * them. A file with a generic name (`entities.ftm.json`, `targets.simple.csv`) is "OpenSanctions".
 */
export function openSanctionsName(path: string): string {
  const dataset = datasetOf(path);
  return genericNames.has(dataset.toLowerCase()) ? 'OpenSanctions' : `OpenSanctions ${dataset}`;
}

export function datasetOf(path: string): string {
  return basename(path).split('.')[0] ?? '';
}
