import type { Metadata } from 'next';
import { ListPage } from '@/components/lists/list-page';

export const metadata: Metadata = { title: 'List' };

export default async function List({ params }: { params: Promise<{ watchlist_token: string }> }) {
  const { watchlist_token } = await params;
  return <ListPage token={watchlist_token} />;
}
