import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { signInAddress } from '@/components/access/sign-in-address';
import { AppShell } from '@/components/shell/app-shell';
import { Providers } from '@/components/shell/providers';
import { type Viewer, ViewerProvider } from '@/components/shell/viewer';
import { findSession, presentsSession } from '@/lib/api/callers/session';
import { isTourDue } from '@/lib/domain/access/service/is-tour-due';
import { currentPlace } from '@/lib/domain/events/service/current-place';
import { getFourEyes } from '@/lib/domain/policies/service/get-four-eyes';
import { env } from '@/lib/platform/settings/env';
// Bundles the error page with the frame. Next would otherwise request it separately and render nothing until it has
// loaded.
import './error';

/** Every page depends on the signed-in user. */
export const dynamic = 'force-dynamic';

/** Not the access control: the API authorises every call by itself. */
async function requireViewer(): Promise<{ viewer: Viewer; livePlace: string; showsTour: boolean }> {
  const given = await headers();
  const session = await findSession(given);
  // Next does not pass a layout its URL, so `lib/api/front/pages.ts` puts it into a header.
  const from = given.get('x-requested-path');
  if (!session) redirect(signInAddress({ from, hadSession: presentsSession(given) }));
  const { claims, user, ctx } = session;
  const { name, role } = user;
  const { sub: token, email, project_name, project_hash } = claims;
  const [livePlace, showsTour, { critical_false_positive, risk_override }] = await Promise.all([
    currentPlace(ctx),
    isTourDue(ctx),
    getFourEyes(ctx),
  ]);
  const person = { name, role, token, email, project_name, project_hash };
  return {
    viewer: {
      ...person,
      environment: env.PROBITY_ENVIRONMENT,
      sends_mail: env.SMTP_URL !== undefined,
      four_eyes: { critical_false_positive, risk_override },
    },
    livePlace,
    showsTour,
  };
}

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const { viewer, livePlace, showsTour } = await requireViewer();
  return (
    <ViewerProvider viewer={viewer}>
      <Providers livePlace={livePlace}>
        <AppShell showsTour={showsTour}>{children}</AppShell>
      </Providers>
    </ViewerProvider>
  );
}
