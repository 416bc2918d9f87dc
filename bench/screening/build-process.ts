import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import { writeIndex } from '@/lib/domain/watchlists/index-file';
import { megabytes, peakMemory } from './memory';
import { millionNameLists } from './million-names';

export interface BuiltIndex {
  names: number;
  entities: number;
  lists: string[];
  seconds: number;
  peakMb: number;
}

export default async function build({ file }: { file: string }): Promise<BuiltIndex> {
  const start = performance.now();
  const builder = new IndexBuilder();
  for (const list of await millionNameLists()) {
    builder.beginList(list);
    for (const entity of list.entities) builder.add(entity);
  }
  const index = builder.build();
  await writeIndex(file, index);
  return {
    names: index.names.entities.length,
    entities: index.entities.flags.length,
    lists: index.lists.map(({ name }) => name),
    seconds: (performance.now() - start) / 1000,
    peakMb: megabytes(peakMemory()),
  };
}
