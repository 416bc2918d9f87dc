import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CaseFrame } from '@/components/cases/frame/case-frame';

export const metadata: Metadata = { title: 'Case' };

interface CaseLayoutProps {
  params: Promise<{ case_token: string }>;
  children: ReactNode;
}

export default async function CaseLayout({ params, children }: CaseLayoutProps) {
  const { case_token } = await params;
  return (
    <CaseFrame key={case_token} token={case_token}>
      {children}
    </CaseFrame>
  );
}
