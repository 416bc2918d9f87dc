'use client';

import { PageFailure } from '@/components/ui/page-failure';

interface ConsoleErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Within the frame, so that the navigation stays. */
export default function ConsoleError({ error, reset }: ConsoleErrorProps) {
  return <PageFailure reference={error.digest} onRetry={reset} />;
}
