import { z } from 'zod';
import { malformedIn } from '../malformed-list';
import { digestOf } from '../digest';
import { jsonLinesOf } from '../json-lines';
import { FtmEntity, readFtmEntity } from './entity';
import type { EntryChange, ListDelta } from '../../schema';

/** One line of `entities.delta.json`. Of an entity that is gone the id alone need be there. */
const DeltaLine = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['ADD', 'MOD']), entity: FtmEntity }),
  z.object({ op: z.literal('DEL'), entity: FtmEntity.pick({ id: true }) }),
]);
type DeltaLine = z.infer<typeof DeltaLine>;

/**
 * OpenSanctions' changes from one edition to the next. An entity for which there is no longer a reason to screen is
 * gone, as one that was deleted is. The version is the SHA-256 of the file.
 *
 * Its changes throw MalformedList, and then none of them is taken.
 */
export async function parseOpenSanctionsDelta(path: string): Promise<ListDelta> {
  return {
    version: await digestOf([path]),
    changes: { [Symbol.asyncIterator]: () => readChanges(path) },
  };
}

async function* readChanges(path: string): AsyncGenerator<EntryChange> {
  const malformed = malformedIn(path);
  const ids = new Set<string>();
  for await (const { line, value } of jsonLinesOf(path, DeltaLine)) {
    const { id } = value.entity;
    if (ids.has(id)) throw malformed(line, `the entry ${id} is there twice`);
    ids.add(id);
    const entry = readChanged(value);
    if (entry && 'fault' in entry) throw malformed(line, entry.fault);
    yield { list_entry_id: id, entity: entry };
  }
  if (ids.size === 0) throw malformed(null, 'the file holds no change');
}

function readChanged(change: DeltaLine) {
  return change.op === 'DEL' ? null : readFtmEntity(change.entity);
}
