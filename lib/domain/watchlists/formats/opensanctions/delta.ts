import { z } from 'zod';
import { sizeFault } from '../entry-size';
import { malformedIn } from '../malformed-list';
import { digestOf } from '../digest';
import { jsonLinesOf } from '../json-lines';
import { FtmEntity, readFtmEntity } from './entity';
import type { EntryChange, ListDelta } from '../list-source';

/** A deletion needs only the id. */
const DeltaLine = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['ADD', 'MOD']), entity: FtmEntity }),
  z.object({ op: z.literal('DEL'), entity: FtmEntity.pick({ id: true }) }),
]);
type DeltaLine = z.infer<typeof DeltaLine>;

/**
 * An entity without any remaining reason for screening counts as deleted. An empty file is a delta of an
 * edition without changes. The version is the SHA-256 of the file. The changes throw MalformedList.
 */
export async function parseOpenSanctionsDelta(path: string): Promise<ListDelta> {
  return {
    version: await digestOf([path]),
    file: path,
    changes: { [Symbol.asyncIterator]: () => readChanges(path) },
  };
}

async function* readChanges(path: string): AsyncGenerator<EntryChange> {
  const malformed = malformedIn(path);
  const ids = new Set<string>();
  for await (const { line, value } of jsonLinesOf(path, DeltaLine)) {
    const { id } = value.entity;
    if (ids.has(id)) throw malformed(line, `duplicate entry ${id}`);
    ids.add(id);
    const entry = readChanged(value);
    if (entry && 'fault' in entry) throw malformed(line, entry.fault);
    const fault = entry && sizeFault(entry);
    if (fault) throw malformed(line, fault);
    yield { list_entry_id: id, entity: entry };
  }
}

function readChanged(change: DeltaLine) {
  return change.op === 'DEL' ? null : readFtmEntity(change.entity);
}
