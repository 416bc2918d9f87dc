import { Compass } from 'lucide-react';
import Link from 'next/link';
import { buttonStyle } from './button';
import { EmptyState } from './empty-state';

export function PageNotFound() {
  return (
    <>
      <title>Page not found · Probity</title>
      <EmptyState icon={Compass} title="Page not found" titleAs="h1">
        <p>The link may be wrong, or the page has moved.</p>
        <Link href="/alerts" className={buttonStyle()}>
          Go to alerts
        </Link>
      </EmptyState>
    </>
  );
}
