'use client';

import { ScrollText, SearchX, ShieldCheck } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable, type DataTableHandle } from '@/components/ui/data-table/data-table';
import { DateRangePicker } from '@/components/ui/date-picker';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { sentenceOf } from '@/components/history/sentence';
import { namesOf } from '@/components/history/teller';
import { ListHeader } from '@/components/ui/list-header';
import { SearchField } from '@/components/ui/search-field';
import { useNow } from '@/components/ui/use-now';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { auditColumns } from './audit-columns';
import { auditQueryOf, daysOf, periodOfDays } from './audit-filters';
import { RecordSheet } from './record-sheet';

import { useAuditFilters, useAuditLog, useVerification } from './use-audit-log';
import { VerificationNotice } from './verification-notice';

const keyOf = ({ token }: AuditRecord) => token;

export function AuditPage() {
  const { filters, users, state, choose, setOthers } = useAuditFilters();
  const query = useMemo(() => auditQueryOf(state), [state]);
  const { query: log, rows, total } = useAuditLog(query);
  const table = useRef<DataTableHandle>(null);
  const verification = useVerification();
  const [shown, setShown] = useState<AuditRecord | null>(null);
  const days = daysOf(state);
  const today = useNow().toISOString().slice(0, 'YYYY-MM-DD'.length);

  const nameOf = useCallback((token: string) => users.find((user) => user.token === token)?.name, [users]);
  const columns = useMemo(() => auditColumns(nameOf), [nameOf]);
  const target = useCallback(
    (record: AuditRecord) => ({
      label: `${record.actor.name} ${sentenceOf(record, namesOf(nameOf)).text}`,
      onActivate: () => setShown(record),
    }),
    [nameOf],
  );
  const isFiltered = Object.values(state).some((value) => value !== null);
  const clear = () => {
    choose({ event_type: null, actor: null, target_type: null });
    setOthers({ target: null, from: null, to: null });
  };

  return (
    <div className="full-bleed">
      <ListHeader
        title="Audit"
        actions={
          <Button
            aria-disabled={verification.isPending}
            onClick={() => !verification.isPending && verification.mutate(periodOfDays(days))}
          >
            <ShieldCheck aria-hidden />
            {verification.isPending ? 'Verifying…' : days ? 'Verify this period' : 'Verify'}
          </Button>
        }
        search={
          <SearchField
            label="Token of a case, an alert or another resource"
            placeholder="cas_… or another token"
            value={state.target ?? ''}
            onSearch={(text) => setOthers({ target: text.trim() || null })}
            onLeave={() => table.current?.first()}
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
      <VerificationNotice verification={verification} />
      <DataTable
        ref={table}
        label="Audit records"
        noun={['record', 'records']}
        columns={columns}
        mainColumn="event"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={log}
        total={total}
        currentKey={shown?.token}
        className="max-h-[calc(100dvh-3.5rem)]"
        empty={
          isFiltered ? (
            <EmptyState icon={SearchX} title="No records match these filters">
              <Button onClick={clear}>Clear filters</Button>
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
          nameOf={nameOf}
          onClose={() => setShown(null)}
          onFilter={(filter) => {
            setShown(null);
            if ('actor' in filter) choose(filter);
            else setOthers(filter);
          }}
        />
      )}
    </div>
  );
}
