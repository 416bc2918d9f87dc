import { Compass } from 'lucide-react';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>Not found · Probity</title>
      <EmptyState icon={Compass} title="There is no such page">
        <p>The address may be mistyped, or what was here has moved.</p>
        <Link href="/alerts" className={buttonStyle()}>
          Go to alerts
        </Link>
      </EmptyState>
    </main>
  );
}
