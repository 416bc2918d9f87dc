import type { Metadata } from 'next';
import { CaseTimeline } from '@/components/cases/overview/case-timeline';

export const metadata: Metadata = { title: 'Timeline' };

interface CaseTimelinePageProps {
  params: Promise<{ case_token: string }>;
}

export default async function CaseTimelinePage({ params }: CaseTimelinePageProps) {
  const { case_token } = await params;
  return <CaseTimeline token={case_token} />;
}
