import { createHash, type Hash, hash } from 'node:crypto';
import {
  type AuditProof,
  type CaseReport,
  type ReportHead,
  type ReportListName,
  reportLists,
} from './schema';

const listNames = Object.keys(reportLists) as ReportListName[]; // an object's keys are its own

interface Digested {
  head: object;
  proof: object;
  /** SHA-256 of the JSON of each list. */
  lists: ReadonlyMap<ReportListName, string>;
}

const sha256 = (text: string) => hash('sha256', text);

/**
 * SHA-256 over the digests of all parts, in the pack's order. Only the compact JSON of the parts counts, not
 * the layout of a file.
 */
function digestOf({ head, proof, lists }: Digested): string {
  const parts: [string, string][] = [
    ['head', sha256(JSON.stringify(head))],
    ...listNames.map((name): [string, string] => [name, lists.get(name) ?? sha256('[]')]),
    ['audit_proof', sha256(JSON.stringify(proof))],
  ];
  return sha256(parts.map(([name, digest]) => `${name} ${digest}\n`).join(''));
}

/** Digests a pack while it is read, some items of a list at a time. */
export class PackDigest {
  readonly #lists = new Map<ReportListName, Hash>();

  /** @param items compact JSON without the brackets */
  add(list: ReportListName, items: string): void {
    const known = this.#lists.get(list);
    const digest = known ?? createHash('sha256');
    digest.update(known ? ',' : '[').update(items);
    this.#lists.set(list, digest);
  }

  /** The digest of the complete pack. Call it once. */
  end(head: ReportHead, proof: AuditProof): string {
    const ends = [...this.#lists].map(([list, digest]) => [list, digest.update(']').digest('hex')] as const);
    return digestOf({ head, proof, lists: new Map(ends) });
  }
}

const isList = (name: string): name is ReportListName => Object.hasOwn(reportLists, name);

/** The same for a saved pack, over all its fields, including those that no schema names. */
export function digestOfSaved(pack: Partial<CaseReport>): string {
  const { audit_proof: proof = {}, ...others } = pack;
  const fields = Object.entries(others);
  const lists = fields.flatMap(([name, items]) =>
    isList(name) ? [[name, sha256(JSON.stringify(items))] as const] : [],
  );
  const head = Object.fromEntries(fields.filter(([name]) => !isList(name)));
  return digestOf({ head, proof, lists: new Map(lists) });
}
