import { useRef, useState } from 'react';
import { formatCount } from '@/components/ui/format';
import { describeProblem } from '@/components/ui/problem-notice';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { api, bodyOf } from '@/lib/api/client';
import type { AuditFilters } from '@/lib/domain/audit/schema';
import { allRecords } from './all-records';
import { auditCsv } from './audit-csv';

const pageSize = 200;

export interface Progress {
  done: number;
  /** Null until the first page is read. */
  total: number | null;
}

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

/** Downloads all records that match the filters as a file. */
export function useDownload(filters: AuditFilters) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: null });
    try {
      const onPage = (done: number, total: number) => setProgress({ done, total });
      const records = await allRecords(readPageOf(filters), onPage, controller.signal);
      saveFile(fileName(), auditCsv(records), 'text/csv');
      toast.success(`${formatCount(records.length)} records saved`);
    } catch (problem) {
      if (!controller.signal.aborted)
        toast.error('The records could not be downloaded', { description: describeProblem(problem) });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}
