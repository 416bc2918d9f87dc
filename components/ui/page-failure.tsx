import { TriangleAlert } from 'lucide-react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface PageFailureProps {
  /** Identifies the error in the server's log; undefined for an error in the browser. */
  reference: string | undefined;
  onRetry: () => void;
}

export function PageFailure({ reference, onRetry }: PageFailureProps) {
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} title="This page could not be loaded" titleAs="h1">
        <p>Something went wrong on our side. Everything you saved is safe.</p>
        {reference && <p className="font-mono text-xs">Reference {reference}</p>}
        <Button onClick={onRetry}>Try again</Button>
      </EmptyState>
    </div>
  );
}
