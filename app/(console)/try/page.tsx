import type { Metadata } from 'next';
import { TryPage } from '@/components/try/try-page';

export const metadata: Metadata = { title: 'Try it' };

export default function TryRoute() {
  return <TryPage />;
}
