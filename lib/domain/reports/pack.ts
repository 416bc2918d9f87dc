import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Parts } from '@/lib/domain/answer';
import { PackDigest } from './digest';
import { type AuditProof, type ReportHead, type ReportListName, reportLists } from './schema';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Some items of a list as compressed JSON without the brackets. */
export interface PackedItems {
  list: ReportListName;
  /** A separate buffer, which can be transferred to a thread. */
  items: Uint8Array<ArrayBuffer>;
  count: number;
}

const listNames = Object.keys(reportLists) as ReportListName[]; // an object's keys are its own

/**
 * A pack in memory until it is sent: compressed, because the JSON of large cases is some ten times as large
 * and never held completely.
 */
export class Pack {
  readonly packed: PackedItems[] = [];
  readonly people = new Set<string>();
  readonly digest = new PackDigest();

  constructor(private readonly left: AbortSignal) {}

  async add(list: ReportListName, items: readonly object[]): Promise<void> {
    this.left.throwIfAborted();
    if (items.length === 0) return;
    const json = items.map((item) => JSON.stringify(item)).join(',');
    this.noteWho(json);
    this.digest.add(list, json);
    const compressed = await compress(json, { level: 3 });
    this.packed.push({ list, items: new Uint8Array(compressed), count: items.length });
  }

  get bytes(): number {
    return this.packed.reduce((sum, { items }) => sum + items.byteLength, 0);
  }

  noteWho(json: string): void {
    for (const [token] of json.matchAll(/\busr_[0-9a-z]+\b/g)) this.people.add(token);
  }
}

async function* listParts(pack: Pack, list: ReportListName): Parts {
  let separator = '';
  for (const { items } of pack.packed.filter((each) => each.list === list)) {
    yield Buffer.from(separator);
    yield await decompress(items);
    separator = ',';
  }
}

/** The pack as one JSON object. */
export async function* jsonOf(pack: Pack, head: ReportHead, proof: AuditProof): Parts {
  yield Buffer.from(JSON.stringify(head).slice(0, -1));
  for (const list of listNames) {
    yield Buffer.from(`,"${list}":[`);
    yield* listParts(pack, list);
    yield Buffer.from(']');
  }
  yield Buffer.from(`,"audit_proof":${JSON.stringify(proof)}}`);
}
