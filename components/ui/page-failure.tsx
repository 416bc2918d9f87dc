import { TriangleAlert } from 'lucide-react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface PageFailureProps {
  /** By which the server's log finds the failure, where it was the server's. */
  reference: string | undefined;
  onRetry: () => void;
}

/** In place of a page that broke. */
export function PageFailure({ reference, onRetry }: PageFailureProps) {
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} title="This page could not be shown">
        <p>Something failed on our side. What you have saved is kept.</p>
        {reference && <p className="font-mono text-xs">Reference {reference}</p>}
        <Button onClick={onRetry}>Try again</Button>
      </EmptyState>
    </div>
  );
}
