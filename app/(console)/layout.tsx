import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { signInAddress } from '@/components/access/sign-in-address';
import { findSession, presentsSession } from '@/lib/api/callers/session';
import { ConsoleFrame, type Session } from './frame';
// Bundles these pages with the frame. Next would otherwise request them separately and render nothing until they have
// loaded.
import './error';
import './not-found';

/** Every page depends on the signed-in user. */
export const dynamic = 'force-dynamic';

/** Not the access control: the API authorises every call by itself. */
async function requireSession(): Promise<Session> {
  const given = await headers();
  const session = await findSession(given);
  // Next does not pass a layout its URL, so `lib/api/front/pages.ts` puts it into a header.
  const from = given.get('x-requested-path');
  return session ?? redirect(signInAddress({ from, hadSession: presentsSession(given) }));
}

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  return <ConsoleFrame session={await requireSession()}>{children}</ConsoleFrame>;
}
