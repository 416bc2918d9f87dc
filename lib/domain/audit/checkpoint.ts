import { z } from 'zod';
import { type Signed, signedLine } from './signed-line';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** States that a project's chain had this hash at this sequence and time. Sequence 0 is an empty log. */
export const Checkpoint = z.strictObject({
  /** The project's hash. */
  project: z.string(),
  sequence: z.number().int().min(0),
  hash,
  time: z.iso.datetime(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;
export type SignedCheckpoint = Signed<Checkpoint>;

export const emptyHash = '0'.repeat(64);

export const {
  sign: signCheckpoint,
  parse: parseCheckpoint,
  isSignedBy,
} = signedLine('probity audit checkpoint', Checkpoint, ['project', 'sequence', 'hash', 'time']);
