import { useRef, useState } from 'react';
import { counted } from '@/components/ui/format';
import { describeProblem } from '@/components/ui/problem-notice';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { api, bodyOf } from '@/lib/api/client';
import type { AuditFilters, AuditRecord } from '@/lib/domain/audit/schema';
import { readRecords, type ReadSoFar } from './read-records';
import { auditCsvHead, auditCsvLines } from './audit-csv';

const pageSize = 200;

export type Progress = Pick<ReadSoFar, 'done' | 'totalIsMinimum'> & {
  /** Null until the first page is read. */
  total: number | null;
};

/** Reads in the order of the chain, so that records added in the meantime come last. */
const readPageOf = (filters: AuditFilters) => (cursor: string | undefined, signal: AbortSignal) =>
  bodyOf(
    api.GET('/v1/audit-logs', {
      params: { query: { ...filters, sort: 'sequence', limit: pageSize, cursor } },
      signal,
    }),
  );

const fileName = () =>
  `audit-log-${new Date().toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace(':', '')}.csv`;

/**
 * Downloads the records that match the filters as a file. Keeps only the lines of each page, as Blobs outside the heap.
 * `partial` describes a file that could not hold all records.
 */
export function useDownload(filters: AuditFilters) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [partial, setPartial] = useState<ReadSoFar | null>(null);
  const running = useRef<AbortController>(null);
  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setPartial(null);
    setProgress({ done: 0, total: null, totalIsMinimum: false });
    const parts = [new Blob([auditCsvHead])];
    const onPage = (records: readonly AuditRecord[], soFar: ReadSoFar) => {
      parts.push(new Blob([auditCsvLines(records)]));
      setProgress(soFar);
    };
    try {
      const read = await readRecords(readPageOf(filters), onPage, controller.signal);
      saveFile(fileName(), new Blob(parts), 'text/csv');
      toast.success(`${counted(read.done, 'record', 'records')} saved`);
      if (read.hasMore) setPartial(read);
    } catch (problem) {
      if (!controller.signal.aborted)
        toast.error('The records could not be downloaded', { description: describeProblem(problem) });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return {
    progress,
    start,
    cancel: () => running.current?.abort(),
    partial,
    forgetPartial: () => setPartial(null),
  };
}
