import type { Metadata } from 'next';
import { EntityList } from '@/components/entities/entity-list';
import { AddressState } from '@/components/ui/filters/address-state';

export const metadata: Metadata = { title: 'Entities' };

export default function EntitiesPage() {
  return (
    <AddressState>
      <EntityList />
    </AddressState>
  );
}
