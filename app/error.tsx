'use client';

import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="grid min-h-dvh place-items-center" role="alert">
      <EmptyState icon={TriangleAlert} title="This page could not be shown">
        <p>Something failed on our side. Your work so far is kept.</p>
        {error.digest && <p className="font-mono text-xs">Reference {error.digest}</p>}
        <Button onClick={reset}>Try again</Button>
      </EmptyState>
    </main>
  );
}
