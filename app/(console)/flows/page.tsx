import type { Metadata } from 'next';
import { FlowList } from '@/components/flows/flow-list';

export const metadata: Metadata = { title: 'Flows' };

export default function FlowsPage() {
  return <FlowList />;
}
