import type { Metadata } from 'next';
import { CaseList } from '@/components/cases/list/case-list';
import { AddressState } from '@/components/ui/filters/address-state';

export const metadata: Metadata = { title: 'Cases' };

export default function CasesPage() {
  return (
    <AddressState>
      <CaseList />
    </AddressState>
  );
}
