import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { parseRecordLine, readRecord } from '../record-line';
import type { ExtractedRecord } from '../schema';
import { exportRecordsOfCase } from '../store';

function extracted({ line }: { line: string }): ExtractedRecord {
  const recordLine = parseRecordLine(line);
  if (!recordLine) throw new Error('export_case_audit_records answers with record lines');
  return readRecord(recordLine);
}

/** The audit records of a case and of the changes of its entities, in order, after the given sequence. */
export async function extractCaseAuditRecords(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: { after: number; limit: number },
): Promise<ExtractedRecord[]> {
  return (await exportRecordsOfCase(tx, ctx, caseToken, page)).map(extracted);
}
