import type { Metadata } from 'next';
import { FlowPage } from '@/components/flows/flow-page';

export const metadata: Metadata = { title: 'Flow' };

interface FlowRouteProps {
  params: Promise<{ flow_token: string }>;
}

export default async function FlowRoute({ params }: FlowRouteProps) {
  const { flow_token } = await params;
  return <FlowPage key={flow_token} token={flow_token} />;
}
