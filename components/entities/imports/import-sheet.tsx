'use client';

import { CircleCheck, Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { formatCount } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Sheet } from '@/components/ui/sheet';
import { ShowMore } from '@/components/ui/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { Written } from '@/components/ui/written';
import type { EntityImport, EntityImportLine } from '@/lib/domain/imports/schema';
import { reasonsOf } from './refused-lines';
import { useRefusedLines, useSaveRefused } from './use-imports';

function RefusedLines({ of }: { of: EntityImport }) {
  const { query, rows } = useRefusedLines(of.token);
  if (query.isError) {
    return (
      <ProblemNotice
        className="m-4"
        title="The lines could not be loaded"
        problem={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    return (
      <div aria-busy className="flex flex-col gap-3 p-4">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  }
  if (rows.length === 0) return <EmptyState icon={CircleCheck} title="No line was refused" />;
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">Refused lines</caption>
        <thead>
          <tr className="text-left text-xs text-muted">
            <th scope="col" className="w-20 px-4 py-2 font-medium">
              Line
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              Reason
            </th>
          </tr>
        </thead>
        <tbody className="align-top">
          {rows.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </tbody>
      </table>
      <ShowMore query={query} />
    </>
  );
}

function Line({ line: { line, error } }: { line: EntityImportLine }) {
  return (
    <tr>
      <td className="border-t px-4 py-2 text-muted tabular-nums">{line}</td>
      <td className="border-t py-2 pr-4 wrap-anywhere">
        {reasonsOf(error).map((reason) => (
          <span key={reason} className="block">
            <Written>{reason}</Written>
          </span>
        ))}
      </td>
    </tr>
  );
}

/** The result of an import: the lines that were refused, and why. */
export function ImportSheet({ of, onClose }: { of: EntityImport; onClose: () => void }) {
  const { isSaving, save } = useSaveRefused(of);
  const { failed, created, total } = of.lines_summary;
  const canSave = failed > 0 && !isSaving;
  return (
    <Sheet
      open
      onClose={onClose}
      title="Refused lines"
      description={`${formatCount(created)} of ${formatCount(total)} were imported. Correct the others in the file, and import only those.`}
      className="w-[min(40rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" aria-disabled={!canSave} onClick={() => canSave && void save()}>
            <Download aria-hidden />
            {isSaving ? 'Reading…' : 'Download as CSV'}
          </Button>
        </>
      }
    >
      <RefusedLines of={of} />
    </Sheet>
  );
}
