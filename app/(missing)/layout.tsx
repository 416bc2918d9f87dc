import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { findSession } from '@/lib/api/callers/session';
import { ConsoleFrame } from '../(console)/frame';

/** Around an address without a page: the navigation for who is signed in, and nothing for others. */
export default async function MissingLayout({ children }: { children: ReactNode }) {
  const session = await findSession(await headers());
  if (session) return <ConsoleFrame session={session}>{children}</ConsoleFrame>;
  return <main className="grid min-h-dvh place-items-center">{children}</main>;
}
