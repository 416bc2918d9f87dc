import { recordEvent } from '@/lib/domain/record-event';
import { requesterOf } from '@/lib/domain/requester';
import type { Context } from '@/lib/platform/context';
import { ConditionsUnmet, ValidationFailed } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { customerOf, refuseColumns } from '../columns';
import { entityImportCreated, entityImportRequested } from '../events';
import { lineErrorOf } from '../judge';
import { presentEntityImport } from '../present';
import { type FileLine, readFileLines } from '../read-file';
import type { CustomerFile, EntityImport } from '../schema';
import { countOpenImports, insertImport, lockImports, type NewLine } from '../store';

const maxOpenImports = 10;

async function refuseTooMany(tx: Transaction, ctx: Context): Promise<void> {
  if ((await countOpenImports(tx, ctx)) <= maxOpenImports) return;
  const message = `must wait, because ${maxOpenImports} imports of the project are in progress`;
  throw new ConditionsUnmet('Too many imports are in progress.', [{ field: '', message, code: 'too_many' }]);
}

function newLineOf(header: readonly string[], { line, cells }: FileLine): NewLine {
  if (cells.length === header.length) return { line, result: 'Pending', given: customerOf(header, cells) };
  const message = `has ${cells.length} columns instead of ${header.length}`;
  const refusal = new ValidationFailed([{ field: '', message, code: 'invalid_format' }]);
  return { line, result: 'Failed', error: lineErrorOf(refusal) };
}

/**
 * Stores each line of a CSV file, from which the worker creates entities (API §5.2). Throws
 * `ValidationFailed` (400) for a file that cannot be parsed or has other columns, and `ConditionsUnmet` (409)
 * while too many imports are in progress.
 */
export async function importEntities(ctx: Context, file: CustomerFile): Promise<EntityImport> {
  const { header, lines } = await readFileLines(file);
  refuseColumns(header);
  const token = newToken('imp');
  const sent = { token, sender: requesterOf(ctx), lines: lines.map((each) => newLineOf(header, each)) };
  return transaction(ctx, async (tx) => {
    const inserted = await insertImport(tx, ctx, sent);
    // After the lines, which take seconds to write: another file of the project only waits for the count.
    await lockImports(tx, ctx);
    await refuseTooMany(tx, ctx);
    const data = presentEntityImport(inserted);
    recordEvent(tx, ctx, entityImportCreated, { token, details: { lines: lines.length }, data });
    recordEvent(tx, ctx, entityImportRequested, { token, data: {} });
    return data;
  });
}
