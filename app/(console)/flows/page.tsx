import type { Metadata } from 'next';
import { FlowList } from '@/components/flows/flow-list';
import { AddressState } from '@/components/ui/filters/address-state';

export const metadata: Metadata = { title: 'Flows' };

export default function FlowsPage() {
  return (
    <AddressState>
      <FlowList />
    </AddressState>
  );
}
