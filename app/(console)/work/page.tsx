import type { Metadata } from 'next';
import { WorkPage } from '@/components/work/work-page';

export const metadata: Metadata = { title: 'My work' };

export default function WorkRoute() {
  return <WorkPage />;
}
