import type { Metadata } from 'next';
import { AdminsOnly } from '@/components/shell/admins-only';
import { PolicyList } from '@/components/settings/policies/policy-list';

export const metadata: Metadata = { title: 'Policies' };

export default function PoliciesRoute() {
  return (
    <AdminsOnly thing="Policies">
      <PolicyList />
    </AdminsOnly>
  );
}
