import { useState } from 'react';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { describeProblem } from '@/components/ui/problem-notice';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { useChange } from '@/components/ui/use-change';
import { api, bodyOf, dataOf } from '@/lib/api/client';
import type { EntityImport, EntityImportLine } from '@/lib/domain/imports/schema';
import { refusalsCsv } from './refused-lines';

const path = '/v1/entities/imports';
const underWayMs = 1_500;

/** The project's imports. They are polled while one is running, because no event reports their progress. */
export function useImports() {
  return useListPages<EntityImport>({
    queryKey: [path, {}],
    load: (cursor, signal) => bodyOf(api.GET(path, { params: { query: { cursor } }, signal })),
    refetchMs: (rows) => rows.some(({ status }) => status !== 'Complete') && underWayMs,
  });
}

/** Sends a file under its own idempotency key, so that sending it again after a lost answer imports it only once. */
export const useImportFile = () =>
  useChange({
    change: ({ text, key }: { text: string; key: string }) =>
      dataOf(
        api.POST(path, {
          body: text,
          params: { header: { 'Idempotency-Key': key } },
          headers: { 'Content-Type': 'text/csv' },
        }),
      ),
    changes: [path, '/v1/entities'],
    done: 'The file is being imported',
  });

const readRefused = (import_token: string, cursor: string | undefined, signal?: AbortSignal) =>
  bodyOf(
    api.GET('/v1/entities/imports/{import_token}/lines', {
      params: { path: { import_token }, query: { result: 'Failed', limit: 100, cursor } },
      signal,
    }),
  );

export const useRefusedLines = (import_token: string) =>
  useListPages<EntityImportLine>({
    queryKey: ['/v1/entities/imports/{import_token}/lines', { path: { import_token } }],
    load: (cursor, signal) => readRefused(import_token, cursor, signal),
  });

async function readAllRefused(token: string): Promise<EntityImportLine[]> {
  const lines: EntityImportLine[] = [];
  let cursor: string | undefined;
  do {
    const { data, meta } = await readRefused(token, cursor);
    lines.push(...data);
    cursor = meta.page.cursor ?? undefined;
  } while (cursor);
  return lines;
}

/** Saves all refused lines as a file, including those that the table has not loaded. */
export function useSaveRefused({ token }: EntityImport) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile('refused-lines.csv', refusalsCsv(await readAllRefused(token)), 'text/csv');
    } catch (problem) {
      toast.error('The lines could not be loaded', { description: describeProblem(problem) });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
