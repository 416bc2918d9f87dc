'use client';

import { PageFailure } from '@/components/ui/page-failure';

interface ConsoleErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Keeps the navigation, unlike `app/error.tsx`. */
export default function ConsoleError({ error, reset }: ConsoleErrorProps) {
  return <PageFailure reference={error.digest} onRetry={reset} />;
}
