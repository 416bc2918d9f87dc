import { Compass } from 'lucide-react';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>Page not found · Probity</title>
      <EmptyState icon={Compass} title="Page not found" titleAs="h1">
        <p>The link may be wrong, or the page has moved.</p>
        <Link href="/alerts" className={buttonStyle()}>
          Go to alerts
        </Link>
      </EmptyState>
    </main>
  );
}
