import { z } from 'zod';
import { Checkpoint } from './checkpoint';
import { signedLine } from './signed-line';

const RequestedPeriod = z.strictObject({ from: z.string().nullable(), to: z.string().nullable() });

/** What the header and the signed end of an export both state. `first_sequence` is 1 unless a period begins later. */
export const ExportRange = RequestedPeriod.extend({
  project: z.string(),
  first_sequence: z.number().int().min(1),
});
export type ExportRange = z.infer<typeof ExportRange>;

/**
 * The last line of an export. It signs that the export contains the records from `first_sequence` to `sequence`, that
 * the last one has this hash, and that the log had no others in the period at this time.
 */
const ExportEnd = Checkpoint.extend(ExportRange.shape);
export type ExportEnd = z.infer<typeof ExportEnd>;

export const {
  sign: signExportEnd,
  parse: parseExportEnd,
  isSignedBy: isEndSignedBy,
} = signedLine('probity audit export', ExportEnd, [
  'project',
  'from',
  'to',
  'first_sequence',
  'sequence',
  'hash',
  'time',
]);
