import type { Metadata } from 'next';
import { EntityPage } from '@/components/entities/entity/entity-page';

export const metadata: Metadata = { title: 'Entity' };

interface EntityRouteProps {
  params: Promise<{ entity_token: string }>;
}

export default async function EntityRoute({ params }: EntityRouteProps) {
  const { entity_token } = await params;
  return <EntityPage key={entity_token} token={entity_token} />;
}
