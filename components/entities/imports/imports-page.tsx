'use client';

import Link from 'next/link';
import { useViewer } from '@/components/shell/viewer';
import { buttonStyle } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { canAct } from '@/lib/domain/access/roles';
import { ImportForm } from './import-form';
import { ImportList } from './import-list';

/** Imports of customers from files, with their progress and refused lines. */
export function ImportsPage() {
  const { role } = useViewer();
  return (
    <>
      <PageHeader
        title="Imports"
        actions={
          <Link href="/entities" className={buttonStyle()}>
            All entities
          </Link>
        }
      />
      <div className="flex max-w-5xl flex-col gap-4 p-(--page-gutter)">
        {canAct(role) && <ImportForm />}
        <ImportList />
      </div>
    </>
  );
}
