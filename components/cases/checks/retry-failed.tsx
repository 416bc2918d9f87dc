'use client';

import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { useRetryAll } from './use-retry-all';

/** @param failed the tokens of the checks */
export function RetryFailed({ failed }: { failed: readonly string[] }) {
  const retry = useRetryAll();
  const retryAll = () => !retry.isPending && retry.mutate(failed);
  useShortcuts({ r: retryAll });
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={retry.isPending}
      aria-keyshortcuts="r"
      onClick={retryAll}
    >
      Retry {failed.length} failed <Kbd keys="r" />
    </Button>
  );
}
