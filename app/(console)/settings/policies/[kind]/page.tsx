import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AdminsOnly } from '@/components/shell/admins-only';
import { isPolicyKind } from '@/components/settings/policies/policy-kinds';
import { PolicyPage } from '@/components/settings/policies/policy-page';

export const metadata: Metadata = { title: 'Policy' };

interface PolicyRouteProps {
  params: Promise<{ kind: string }>;
}

export default async function PolicyRoute({ params }: PolicyRouteProps) {
  const { kind } = await params;
  if (!isPolicyKind(kind)) notFound();
  return (
    <AdminsOnly thing="Policies">
      <PolicyPage key={kind} kind={kind} />
    </AdminsOnly>
  );
}
