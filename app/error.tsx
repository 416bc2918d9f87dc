'use client';

import { PageFailure } from '@/components/ui/page-failure';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageFailure reference={error.digest} onRetry={reset} />
    </main>
  );
}
