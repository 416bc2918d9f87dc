'use client';

import { List, ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { Panel } from '@/components/ui/panel';
import { lateDialog } from '@/components/ui/late-dialog';
import type { Watchlist } from '@/lib/domain/watchlists/schema';
import { ownColumns, publicColumns } from './list-columns';
import { useCanWriteLists, useLists } from './use-lists';

const CreateListDialog = lateDialog(() => import('./create-list-dialog'));

const keyOf = ({ token }: Watchlist) => token;
const target = ({ token, name }: Watchlist) => ({ label: name, href: `/lists/${token}` });

export function ListsPage() {
  const canWrite = useCanWriteLists();
  const [isCreating, setCreating] = useState(false);
  const own = useLists('project');
  const published = useLists('public');
  const create = canWrite && (
    <Button look="primary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
      <Plus aria-hidden />
      Create a list
    </Button>
  );
  return (
    <>
      <PageHeader title="Lists" actions={create} />
      <div className="flex flex-col gap-4 p-(--page-gutter)">
        <Panel title="Public lists" note="Included in every screening" className="overflow-hidden">
          <DataTable
            label="Public lists"
            noun={['list', 'lists']}
            columns={publicColumns}
            mainColumn="name"
            rows={published.data?.data ?? []}
            keyOf={keyOf}
            target={target}
            query={published}
            empty={
              <EmptyState icon={List} title="No public list is in force">
                <p>
                  Until one is imported, every screening is referred to a person. An operator imports lists
                  with “npm run import”.
                </p>
              </EmptyState>
            }
          />
        </Panel>
        {/* Below the public lists once their number is known, so that it does not move. */}
        {!published.isPending && (
          <Panel title="Own lists" note="For this project only" className="overflow-hidden">
            <DataTable
              label="Own lists"
              noun={['list', 'lists']}
              columns={ownColumns}
              mainColumn="name"
              rows={own.data?.data ?? []}
              keyOf={keyOf}
              target={target}
              query={own}
              empty={
                <EmptyState icon={ListPlus} title="No lists of your own yet">
                  <p>
                    Your own lists are screened together with the public ones, for example former customers or
                    people you refuse.
                  </p>
                  {canWrite ? (
                    <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
                      Create a list
                    </Button>
                  ) : (
                    <p>An admin can create one.</p>
                  )}
                </EmptyState>
              }
            />
          </Panel>
        )}
      </div>
      {isCreating && <CreateListDialog onClose={() => setCreating(false)} />}
    </>
  );
}
