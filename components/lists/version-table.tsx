'use client';

import { History } from 'lucide-react';
import { useCallback } from 'react';
import { DataTable } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { anyText } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { formatDateTime } from '@/components/ui/format';
import { onDemand } from '@/components/ui/on-demand';
import { Panel } from '@/components/ui/panel';
import type { Watchlist, WatchlistVersion } from '@/lib/domain/watchlists/schema';
import { useVersions } from './use-lists';
import { versionColumns } from './version-columns';

const changes = onDemand(() => import('./changes-sheet'));

const keyOf = ({ version }: WatchlistVersion) => version;

/** The sheet reads `change` itself. */
const parameters = { version: anyText, change: anyText };

/** All versions of a list; each opens its changes. */
export function VersionTable({ list }: { list: Watchlist }) {
  const [{ version }, setState] = useAddress(parameters);
  const { query, rows, total } = useVersions(list.token);
  const target = useCallback(
    (row: WatchlistVersion) => ({
      label: formatDateTime(row.imported_at),
      onActivate: () => setState({ version: row.version }),
    }),
    [setState],
  );
  const shown = rows.find((row) => row.version === version);
  const Sheet = changes.useCode(shown !== undefined)?.default;
  return (
    <Panel
      title="Versions"
      note="What each changed, compared with the one imported before it"
      className="overflow-hidden"
    >
      <DataTable
        label="Versions"
        noun={['version', 'versions']}
        columns={versionColumns[list.scope]}
        mainColumn="imported"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={query}
        total={total}
        currentKey={version ?? undefined}
        empty={<EmptyState icon={History} title="No versions" />}
      />
      {shown && Sheet && (
        <Sheet list={list} version={shown} onClose={() => setState({ version: null, change: null })} />
      )}
    </Panel>
  );
}
