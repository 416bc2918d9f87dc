'use client';

import { CircleCheck, CirclePause, Plus, UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api, bodyOf } from '@/lib/api/client';
import type { User } from '@/lib/domain/access/schema';
import { SecretDialog, type ShownSecret } from '@/components/ui/secret-dialog';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { useViewer } from '@/components/shell/viewer';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { anyText } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { Panel } from '@/components/ui/panel';
import { AddPersonForm } from './add-person-form';
import { passwordOf } from './people-mutations';
import { PersonSheet } from './person-sheet';
import { roleText } from './roles';

const columns: readonly Column<User>[] = [
  {
    id: 'name',
    name: 'Name',
    priority: 1,
    cell: ({ name, email, role }) => (
      <>
        <bdi className={lineStyle}>{name}</bdi>
        <span className={`${lineStyle} text-xs font-normal text-muted ${shownWhenFolded[2]}`}>{email}</span>
        <span className={`text-xs font-normal text-muted capitalize ${shownWhenFolded[2]}`}>{role}</span>
      </>
    ),
  },
  { id: 'email', name: 'Email', priority: 2, width: 'w-72', cell: ({ email }) => email },
  {
    id: 'role',
    name: 'Role',
    priority: 2,
    width: 'w-28',
    cell: ({ role }) => (
      <span className="capitalize" title={roleText[role]}>
        {role}
      </span>
    ),
  },
  {
    id: 'status',
    name: 'State',
    priority: 1,
    width: 'w-32',
    cell: ({ disabled }) =>
      disabled ? (
        <Badge tone="neutral" icon={CirclePause}>
          Deactivated
        </Badge>
      ) : (
        <Badge tone="good" icon={CircleCheck}>
          Active
        </Badge>
      ),
  },
];

const keyOf = ({ token }: User) => token;
const parameters = { person: anyText };
const everybody = { query: { all: 'true' } } as const;
const load = (cursor: string | undefined, signal: AbortSignal) =>
  bodyOf(api.GET('/v1/users', { params: { query: { ...everybody.query, cursor } }, signal }));

export function PeoplePage() {
  const viewer = useViewer();
  const isAdmin = viewer.role === 'admin';
  const [isAdding, setAdding] = useState(false);
  const [{ person: openToken }, setAddress] = useAddress(parameters);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const { query, rows, total } = useListPages<User>({ queryKey: ['/v1/users', everybody], load });
  const target = useMemo(
    () => (row: User) => ({ label: row.name, onActivate: () => setAddress({ person: row.token }) }),
    [setAddress],
  );
  const open = rows.find(({ token }) => token === openToken);
  return (
    <div className="max-w-5xl p-(--page-gutter)">
      <Panel
        title="People"
        note={isAdmin ? undefined : 'Only administrators can add or change people'}
        aside={
          isAdmin && (
            <Button look="primary" size="small" aria-haspopup="dialog" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Add person
            </Button>
          )
        }
      >
        <DataTable
          label="People"
          noun={['person', 'people']}
          columns={columns}
          mainColumn="name"
          rows={rows}
          keyOf={keyOf}
          target={target}
          query={query}
          total={total}
          density="comfortable"
          className="rounded-b-lg"
          empty={<EmptyState icon={UsersRound} title="No people yet" />}
        />
      </Panel>
      {isAdding && (
        <AddPersonForm
          onClose={() => setAdding(false)}
          onAdded={(person) => {
            setAdding(false);
            setSecret(passwordOf(person));
          }}
        />
      )}
      {open && (
        <PersonSheet
          person={open}
          canChange={isAdmin && open.token !== viewer.token}
          onClose={() => setAddress({ person: null })}
          onPassword={setSecret}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}
