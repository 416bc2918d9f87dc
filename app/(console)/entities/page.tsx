import type { Metadata } from 'next';
import { EntityList } from '@/components/entities/entity-list';

export const metadata: Metadata = { title: 'Entities' };

export default function EntitiesPage() {
  return <EntityList />;
}
