'use client';

import { Download, ScrollText, SearchX, ShieldCheck } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table/data-table';
import { DateRangePicker } from '@/components/ui/date-picker';
import { EmptyState } from '@/components/ui/empty-state';
import type { FilterState } from '@/components/ui/filters/active-filters';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { sentenceOf } from '@/components/history/sentence';
import { ListHeader } from '@/components/ui/list-header';
import { useNow } from '@/components/ui/use-now';
import type { ListedAuditRecord } from '@/lib/domain/audit/schema';
import { isoDay } from '@/lib/platform/days';
import { auditColumns } from './audit-columns';
import { auditQueryOf, daysOf, noFilters, periodOfDays } from './audit-filters';
import { DownloadNotice } from './download-notice';
import { RecordSheet } from './record-sheet';
import { TargetSearch } from './target-search';
import { useDownload } from './use-download';
import { useAuditNames } from './use-audit-names';
import { useAuditFilters, useAuditLog, useVerification } from './use-audit-log';
import { VerificationNotice } from './verification-notice';

const keyOf = ({ token }: ListedAuditRecord) => token;

export function AuditPage() {
  const { filters, state, choose, setOthers } = useAuditFilters();
  const query = useMemo(() => auditQueryOf(state), [state]);
  const { query: log, rows, total, totalIsMinimum } = useAuditLog(query);
  const verification = useVerification();
  const download = useDownload(query);
  const [shown, setShown] = useState<ListedAuditRecord | null>(null);
  const days = daysOf(state);
  const today = isoDay(useNow());

  const names = useAuditNames(rows);
  const columns = useMemo(() => auditColumns(names), [names]);
  const target = useCallback(
    (record: ListedAuditRecord) => ({
      label: `${record.actor.name} ${sentenceOf(record, names).text}`,
      onActivate: () => setShown(record),
    }),
    [names],
  );
  const isFiltered = Object.values(state).some((value) => value !== null);
  const showOnly = (filter: FilterState) => choose({ ...noFilters, ...filter });

  return (
    <div className="full-bleed">
      <ListHeader
        title="Audit"
        actions={
          <div className="flex gap-2">
            <Button aria-disabled={download.progress !== null} onClick={() => void download.start()}>
              <Download aria-hidden />
              {download.progress ? 'Downloading…' : 'Download'}
            </Button>
            <Button
              aria-disabled={verification.isPending}
              onClick={() => !verification.isPending && verification.mutate(periodOfDays(days))}
            >
              <ShieldCheck aria-hidden />
              {verification.isPending ? 'Verifying…' : days ? 'Verify this period' : 'Verify'}
            </Button>
          </div>
        }
        search={
          <TargetSearch
            token={state.target ?? null}
            nameOf={names.of}
            onChoose={(target) => setOthers({ target })}
          />
        }
        filters={
          <>
            <DateRangePicker
              value={days ?? null}
              today={today}
              onChange={(range) => setOthers(range)}
              onClear={() => setOthers({ from: null, to: null })}
            />
            <FilterBar filters={filters} state={state} onChange={choose} />
          </>
        }
      />
      <DownloadNotice {...download} />
      <VerificationNotice verification={verification} />
      <DataTable
        label="Audit records"
        noun={['record', 'records']}
        columns={columns}
        mainColumn="event"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={log}
        total={total}
        totalIsMinimum={totalIsMinimum}
        currentKey={shown?.token}
        className="max-h-[calc(100dvh-3.5rem)]"
        empty={
          isFiltered ? (
            <EmptyState icon={SearchX} title="No records match these filters">
              <Button onClick={() => showOnly({})}>Clear filters</Button>
            </EmptyState>
          ) : (
            <EmptyState icon={ScrollText} title="No records yet">
              <p>Every change in this project is recorded here.</p>
            </EmptyState>
          )
        }
      />
      {shown && (
        <RecordSheet
          record={shown}
          names={names}
          onClose={() => setShown(null)}
          onFilter={(filter) => {
            setShown(null);
            showOnly(filter);
          }}
        />
      )}
    </div>
  );
}
