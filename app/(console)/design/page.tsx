import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DesignPage } from '@/components/design/design-page';
import { env } from '@/lib/platform/settings/env';

export const metadata: Metadata = { title: 'Design' };

/** Every component in every state, for people who build screens and for the screenshot tests. */
export default function Design() {
  if (env.PROBITY_ENVIRONMENT === 'production') notFound();
  return <DesignPage />;
}
