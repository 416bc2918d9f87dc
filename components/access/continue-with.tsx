'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

interface ContinueWithProps {
  /** The name of the identity provider. */
  name: string;
  returnTo: string;
}

/** Goes to the identity provider, which returns to the requested page, or to this one with a reason. */
export function ContinueWith({ name, returnTo }: ContinueWithProps) {
  const [isLeaving, setLeaving] = useState(false);
  const isReady = useHydrated();

  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    const { signIn } = await import('next-auth/react');
    // Leaves the page even if the sign-in is refused.
    await signIn('oidc', { callbackUrl: returnTo });
  }

  return (
    <div className="mt-6 flex flex-col gap-6">
      <p aria-hidden className="flex items-center gap-3 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button
        size="large"
        disabled={!isReady}
        aria-disabled={isLeaving}
        className="min-w-0 shrink"
        onClick={() => void leave().catch(() => setLeaving(false))}
      >
        <span className="truncate">{isLeaving ? 'One moment…' : `Continue with ${name}`}</span>
      </Button>
    </div>
  );
}
