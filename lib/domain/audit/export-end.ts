import { type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import { Checkpoint, isSignatureOf } from './checkpoint';

const RequestedPeriod = z.strictObject({ from: z.string().nullable(), to: z.string().nullable() });

/** What the header and the signed end of an export both state. `first_sequence` is 1 unless a period begins later. */
export const ExportRange = RequestedPeriod.extend({
  project: z.string(),
  first_sequence: z.number().int().min(1),
});
export type ExportRange = z.infer<typeof ExportRange>;

/**
 * The last line of an export: it holds the records from `first_sequence` to `sequence`, of which the last has this
 * hash, and the log had no others in the period at this time.
 */
const ExportEnd = Checkpoint.extend(ExportRange.shape);
export type ExportEnd = z.infer<typeof ExportEnd>;

const SignedExportEnd = ExportEnd.extend({ signature: z.string() });
type SignedExportEnd = z.infer<typeof SignedExportEnd>;

/** Begins differently from a checkpoint, so that none can end an export. */
const signedBytes = ({ project, from, to, first_sequence, sequence, hash, time }: ExportEnd) =>
  Buffer.from(
    `probity audit export\n${JSON.stringify([project, from, to, first_sequence, sequence, hash, time])}`,
  );

/** One line of JSON, without a line break. */
export function signExportEnd(end: ExportEnd, key: KeyObject): string {
  const signature = sign(null, signedBytes(end), key).toString('base64url');
  return JSON.stringify({ ...end, signature });
}

/** @returns null if the line is no end of an export. Does not verify the signature. */
export function parseExportEnd(line: string): SignedExportEnd | null {
  try {
    return SignedExportEnd.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

export const isEndSignedBy = (key: KeyObject, { signature, ...end }: SignedExportEnd): boolean =>
  isSignatureOf(signedBytes(end), key, signature);
