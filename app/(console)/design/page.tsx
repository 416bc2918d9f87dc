import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DesignPage } from '@/components/design/design-page';
import { env } from '@/lib/platform/env';

export const metadata: Metadata = { title: 'Design' };

/** Every block in every state, for who builds screens and for the picture tests. */
export default function Design() {
  if (env.PROBITY_ENVIRONMENT === 'production') notFound();
  return <DesignPage />;
}
