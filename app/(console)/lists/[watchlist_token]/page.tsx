import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ListPage } from '@/components/lists/list-page';

export const metadata: Metadata = { title: 'List' };

export default async function List({ params }: { params: Promise<{ watchlist_token: string }> }) {
  const { watchlist_token } = await params;
  return (
    <Suspense>
      <ListPage token={watchlist_token} />
    </Suspense>
  );
}
