import type { Metadata } from 'next';
import { Suspense } from 'react';
import { EntityList } from '@/components/entities/entity-list';

export const metadata: Metadata = { title: 'Entities' };

export default function EntitiesPage() {
  return (
    <Suspense>
      <EntityList />
    </Suspense>
  );
}
