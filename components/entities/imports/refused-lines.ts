import { spreadsheetCsv } from '@/components/ui/csv';
import type { EntityImport, EntityImportLine, LineError } from '@/lib/domain/imports/schema';

type Refusal = Pick<EntityImportLine, 'line' | 'error'>;

const said = ({ field, message }: LineError['details'][number]) => (field ? `${field} ${message}` : message);

/** Why a line was refused: one reason for each field, or one for the whole line. */
export function reasonsOf(error: LineError | null): string[] {
  if (!error) return ['It was refused.'];
  return error.details.length > 0 ? error.details.map(said) : [error.message];
}

export const refusalsCsv = (lines: readonly Refusal[]): string =>
  spreadsheetCsv([
    ['line', 'reason'],
    ...lines.flatMap(({ line, error }) => reasonsOf(error).map((reason) => [line, reason])),
  ]);

/** How much of an import has been processed, in percent. */
export const percentOf = ({ lines_summary: { total, pending } }: EntityImport): number =>
  total === 0 ? 100 : Math.floor((100 * (total - pending)) / total);
