import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Checkpoint, emptyHash, isSignedBy } from '@/lib/domain/audit/checkpoint';
import { hashOfRecord, parseRecordLine, readRecord } from '@/lib/domain/audit/record-line';
import type { AuditRecord, ExtractedRecord } from '@/lib/domain/audit/schema';
import { OwnedEntity } from '@/lib/domain/entities/schema';
import { digestOfSaved } from './digest';
import { CaseReport } from './schema';

const Extract = CaseReport.pick({ project: true, audit_records: true, audit_proof: true }).extend({
  case: CaseReport.shape.case.pick({ token: true }),
  entities: z.array(OwnedEntity.pick({ token: true })),
  checks: z.array(CaseReport.shape.checks.element.pick({ token: true })),
});
type Extract = z.infer<typeof Extract>;

export interface PackVerification {
  valid: boolean;
  project: string | null;
  records: number;
  first_bad_sequence: number | null;
  problem: string | null;
  /** Number of records whose previous record is also in the pack. */
  linked: number;
  /** Number of records compared with a checkpoint. */
  checkpoints: number;
  /** The parts that cannot have been edited: the records themselves or, with a log, the complete pack. */
  proven: ('audit_records' | 'content')[];
  /** Number of records of the pack in the log up to the pack's head; null without a log. */
  in_log: number | null;
}

class BadPack extends Error {
  constructor(
    message: string,
    readonly sequence: number | null = null,
  ) {
    super(message);
  }
}

interface Saved {
  extract: Extract;
  digest: string;
}

const Answer = z.object({ data: z.looseObject({}) });

/** Accepts the API's response, or only its `data`. */
function packIn(json: unknown): unknown {
  const answer = Answer.safeParse(json);
  return answer.success ? answer.data.data : json;
}

/** @returns null if it is not an evidence pack */
export const projectOfPack = (json: unknown): string | null =>
  Extract.safeParse(packIn(json)).data?.project ?? null;

/** Throws if it is not an evidence pack. */
function readSaved(json: unknown): Saved {
  const pack = packIn(json);
  const extract = Extract.safeParse(pack);
  if (!extract.success) throw new BadPack('The file is not an evidence pack.');
  // It has what Extract needs; of the other fields only the JSON counts.
  return { extract: extract.data, digest: digestOfSaved(pack as Partial<CaseReport>) };
}

/** The changes of a person or company name no case, and neither does the start of a screening whose match opened it. */
function isOfPart({ case_token, target_type, target_token }: AuditRecord, extract: Extract): boolean {
  const parts: Record<string, { token: string }[]> = { entity: extract.entities, check: extract.checks };
  return case_token === null && (parts[target_type] ?? []).some(({ token }) => token === target_token);
}

function refuseAltered(given: ExtractedRecord, extract: Extract): void {
  const { record, hash, previous_hash: previousHash, sequence } = given;
  if (hashOfRecord({ record, previousHash }) !== hash) {
    throw new BadPack('The hash does not match the record.', sequence);
  }
  if (!isDeepStrictEqual(readRecord({ record, previousHash, hash }), given)) {
    throw new BadPack('The fields do not match the text of the record.', sequence);
  }
  if (given.case_token !== extract.case.token && !isOfPart(given, extract))
    throw new BadPack('The record belongs to another case.', sequence);
}

/** True if the previous record of the chain is in the pack and this one follows it. */
function follows(given: ExtractedRecord, before: ExtractedRecord | undefined): boolean {
  const { sequence, previous_hash } = given;
  if (before && before.sequence >= sequence) throw new BadPack('The records are out of order.', sequence);
  const expected = sequence === 1 ? emptyHash : before?.sequence === sequence - 1 ? before.hash : null;
  if (expected === null) return false;
  if (expected !== previous_hash)
    throw new BadPack('The previous hash does not match the record before it.', sequence);
  return true;
}

function refuseBadProof(
  { project, audit_proof: { head, checkpoint }, audit_records }: Extract,
  key: KeyObject,
) {
  const last = audit_records.at(-1);
  if (last && (!head || head.sequence < last.sequence)) {
    throw new BadPack('The head of the chain is before the last record.', last.sequence);
  }
  if (last && head?.sequence === last.sequence && head.hash !== last.hash) {
    throw new BadPack('The head of the chain is not the last record.', last.sequence);
  }
  if (!checkpoint) return;
  if (!isSignedBy(key, checkpoint)) throw new BadPack('The checkpoint is not signed with this key.');
  if (checkpoint.project !== project) throw new BadPack('The checkpoint belongs to another project.');
}

/** Number of compared records. */
function compare(records: readonly ExtractedRecord[], checkpoints: readonly Checkpoint[]): number {
  const hashes = new Map(records.map(({ sequence, hash }) => [sequence, hash]));
  const known = checkpoints.filter(({ sequence }) => hashes.has(sequence));
  for (const { sequence, hash, time } of known) {
    if (hashes.get(sequence) !== hash) {
      throw new BadPack(`The record does not match the checkpoint of ${time}.`, sequence);
    }
  }
  return known.length;
}

const recordsDigest = ({ event_type, details }: ExtractedRecord, digest: string): boolean =>
  event_type === 'case.report_made' && details['sha256'] === digest;

/**
 * Every record of the case in the log must be in the pack and vice versa, and after them the log must have
 * the digest of the pack. Older packs have no changes of entities, so only the digest shows that one of those was
 * removed. Returns how many are in both.
 */
async function compareWithLog(
  { audit_records, audit_proof: { head }, case: { token } }: Extract,
  digest: string,
  log: AsyncIterable<string>,
): Promise<number> {
  const missing = new Map(audit_records.map(({ sequence, hash }) => [sequence, hash]));
  let found = 0;
  let isRecorded = false;
  for await (const line of log) {
    const logged = parseRecordLine(line);
    if (!logged) continue;
    const read = readRecord(logged);
    const { sequence, case_token, hash } = read;
    if (case_token !== token && !missing.has(sequence)) continue;
    isRecorded ||= recordsDigest(read, digest);
    if (sequence > (head?.sequence ?? 0)) continue;
    if (missing.get(sequence) !== hash) {
      throw new BadPack(
        'The record differs between the log and the pack, or the pack does not have it.',
        sequence,
      );
    }
    missing.delete(sequence);
    found += 1;
  }
  const [notInLog] = missing.keys();
  if (notInLog !== undefined) throw new BadPack('The log does not have this record.', notInLog);
  if (!isRecorded) {
    throw new BadPack(
      'The log has no record of a pack with this content: the pack was edited, or the log is older than the pack.',
    );
  }
  return found;
}

/**
 * Recalculates the hashes of the audit records of an evidence pack without a database, and compares them with
 * the project's checkpoints. With a valid export of the log, also verifies the digest of the complete pack
 * (docs/adr/0046). Stops at the first problem. Not valid if there are checkpoints, but neither a log nor a record
 * that can be compared with one.
 */
export async function verifyPack(
  json: unknown,
  key: KeyObject,
  checkpoints: readonly Checkpoint[] = [],
  log?: AsyncIterable<string>,
): Promise<PackVerification> {
  const verification: PackVerification = {
    valid: true,
    project: null,
    records: 0,
    first_bad_sequence: null,
    problem: null,
    linked: 0,
    checkpoints: 0,
    proven: [],
    in_log: null,
  };
  try {
    const { extract, digest } = readSaved(json);
    const { audit_records: records, audit_proof, project } = extract;
    Object.assign(verification, { project, records: records.length });
    for (const [at, record] of records.entries()) {
      refuseAltered(record, extract);
      if (follows(record, records[at - 1])) verification.linked += 1;
    }
    refuseBadProof(extract, key);
    const compared = compare(records, checkpoints);
    if (checkpoints.length > 0 && compared === 0 && !log) {
      throw new BadPack(
        'No checkpoint is of a record in the pack: nothing was compared. An export of the log can be compared.',
      );
    }
    const own = audit_proof.checkpoint ? [audit_proof.checkpoint] : [];
    verification.checkpoints = compared + compare(records, own);
    verification.proven.push('audit_records');
    if (log) {
      verification.in_log = await compareWithLog(extract, digest, log);
      verification.proven.push('content');
    }
  } catch (error) {
    if (!(error instanceof BadPack)) throw error;
    Object.assign(verification, {
      valid: false,
      proven: [],
      problem: error.message,
      first_bad_sequence: error.sequence,
    });
  }
  return verification;
}
