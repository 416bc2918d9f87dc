import type { FileReply, Parts } from '@/lib/domain/answer';
import { findNewestCheckpoint } from '@/lib/domain/audit/service/find-newest-checkpoint';
import { caseReportExported, caseReportMade } from '@/lib/domain/cases/events';
import { presentCase } from '@/lib/domain/cases/present';
import type { Case } from '@/lib/domain/cases/schema';
import { getCaseRow } from '@/lib/domain/cases/service/get-row';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { ClientLeft } from '@/lib/platform/errors/errors';
import { snapshot, transaction } from '@/lib/platform/database/transaction';
import { leftOut } from '../left-out';
import { jsonOf } from '../pack';
import { readCase } from '../read';
import { renderPdf } from '../render-pdf';
import type { AuditProof, ReportFormat, ReportHead } from '../schema';
import { packQueues } from '../pack-queues';
import type { Reader } from '../unread';

/** Before the pack is read, so that it includes its own creation. */
const recordExport = (ctx: Context, caseToken: string, format: ReportFormat) =>
  transaction(ctx, async (tx) => {
    const data = presentCase(await getCaseRow(tx, ctx, caseToken), ctx.now());
    const details = { format };
    recordEvent(tx, ctx, caseReportExported, { token: caseToken, case_token: caseToken, details, data });
  });

/** After reading: the digest of its content, so that the log reveals a pack that was edited later. */
const recordMade = (ctx: Context, record: Case, details: { format: ReportFormat; sha256: string }) =>
  transaction(ctx, async (tx) => {
    const { token } = record;
    recordEvent(tx, ctx, caseReportMade, { token, case_token: token, details, data: record });
  });

/** For a caller who is not a client that may leave. */
const staying = AbortSignal.any([]);

/** Releases each block as it is read. */
async function* taken(blocks: Uint8Array<ArrayBuffer>[]): Parts {
  for (let block = blocks.shift(); block; block = blocks.shift()) yield block;
}

const nameOf = ({ case: { name }, generated_at }: ReportHead) =>
  `${name}-${generated_at.slice(0, 19).replaceAll(/[-:]/g, '')}Z.pdf`;

async function makeReport(
  ctx: Context,
  caseToken: string,
  format: ReportFormat,
  reader: Reader,
): Promise<FileReply> {
  await recordExport(ctx, caseToken, format);
  const generatedAt = ctx.now().toISOString();
  const {
    record,
    reported,
    pack,
    projectName,
    head: newest,
  } = await snapshot(ctx, (tx) => readCase(tx, ctx, caseToken, reader.left));
  const checkpoint = newest && (await findNewestCheckpoint(ctx, newest.sequence));
  const proof: AuditProof = { head: newest, checkpoint };
  const { id, name, type } = ctx.actor;
  const head: ReportHead = {
    format: 'probity evidence pack 1',
    generated_at: generatedAt,
    generated_by: { id, name, type },
    request_id: ctx.requestId,
    project: ctx.project.hash,
    environment: ctx.project.environment,
    left_out: [...leftOut],
    case: reported,
  };
  await recordMade(ctx, record, { format, sha256: pack.digest.end(head, proof) });
  if (format === 'json') {
    const made = { parts: jsonOf(pack, head, proof), bytes: pack.bytes };
    return { kind: 'resource', parts: packQueues.json.hold(reader, made) };
  }
  const blocks = await renderPdf({ head, proof, project: projectName, packed: pack.packed }, reader.left);
  const length = blocks.reduce((sum, block) => sum + block.byteLength, 0);
  const made = { parts: taken(blocks), bytes: length };
  return { kind: 'file', name: nameOf(head), length, parts: packQueues.pdf.hold(reader, made) };
}

/**
 * The evidence pack of a case (API §4.12), at one point in time. Stops when the client leaves. Throws
 * `NotFound` (404), and `ServiceUnavailable` (503) when too many are being made.
 */
export async function getCaseReport(
  ctx: Context,
  caseToken: string,
  format: ReportFormat,
): Promise<FileReply> {
  const { left = staying } = ctx;
  const reader = { project: ctx.project.id, left };
  try {
    // No transaction is open while it waits.
    return await packQueues[format].make(reader, () =>
      makeReport({ ...ctx, skipsProjectShare: true }, caseToken, format, reader),
    );
  } catch (error) {
    throw left.aborted ? new ClientLeft() : error;
  }
}
