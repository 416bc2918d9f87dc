import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { emptyHash } from '../checkpoint';
import { type ExportRange, signExportEnd } from '../export-end';
import { boundsOf } from '../period';
import type { AuditPeriod } from '../schema';
import { signingKey } from '../signed-line';
import { exportRecords, findRange, findRecordUpTo } from '../store';
import { exportFormat, type ExportHeader } from '../verify-export';
import { verifyRange } from '../verify-range';

/** Result of an export: the first sequence that breaks the chain, and the number of records written. */
export interface Exported {
  records: number;
  first_bad_sequence: number | null;
}

type WriteLine = (line: string) => Promise<void>;

/** Time that the export represents: the end of the period, or now. */
const asOf = (now: Date, to: string | undefined) =>
  new Date(Math.min(now.getTime(), to ? Date.parse(to) : Infinity)).toISOString();

/**
 * Writes a header, the records of the period and, if the chain is valid, a signed end, each as a line of JSON
 * (docs/adr/0042). Records that are added meanwhile are not verified, and so not exported. Needs the signing key.
 */
export async function exportAuditLogs(
  ctx: Context,
  period: AuditPeriod,
  write: WriteLine,
): Promise<Exported> {
  const { PROBITY_AUDIT_KEY: privateKey, PROBITY_AUDIT_PUBLIC_KEY: publicKey } = env;
  if (!privateKey || !publicKey) throw new Error('The export has no key to sign its end with.');
  const { from, to } = period;
  const { project, now } = ctx;
  const time = asOf(now(), to);
  const range = await findRange(ctx, boundsOf(period));
  const { first_bad_sequence, last: verified } = await verifyRange(ctx, range);
  // A log that is not valid is exported to its end: where its records stop being valid is for the reader to see.
  const end = first_bad_sequence === null ? verified : Number(range.last ?? Number.MAX_SAFE_INTEGER);
  const newest = await findRecordUpTo(ctx, end);
  const [first, last] = [Number(range.first), newest?.sequence ?? 0];
  const exported: ExportRange = {
    project: project.hash,
    from: from ?? null,
    to: to ?? null,
    first_sequence: first,
  };
  const header: ExportHeader = { format: exportFormat, ...exported };
  await write(JSON.stringify(header));
  let records = 0;
  for await (const { line } of exportRecords(ctx, first, last)) {
    await write(line);
    records += 1;
  }
  if (first_bad_sequence === null) {
    const signed = { ...exported, sequence: last, hash: newest?.hash ?? emptyHash, time };
    await write(signExportEnd(signed, signingKey(privateKey, publicKey)));
  }
  return { records, first_bad_sequence };
}
