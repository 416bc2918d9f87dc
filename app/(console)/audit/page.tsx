import type { Metadata } from 'next';
import { AuditPage } from '@/components/audit/audit-page';
import { AddressState } from '@/components/ui/filters/address-state';

export const metadata: Metadata = { title: 'Audit' };

export default function Audit() {
  return (
    <AddressState>
      <AuditPage />
    </AddressState>
  );
}
