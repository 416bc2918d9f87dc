import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { Providers } from '@/components/shell/providers';
import { ViewerProvider } from '@/components/shell/viewer';
import type { findSession } from '@/lib/api/callers/session';
import { isTourDue } from '@/lib/domain/access/service/is-tour-due';
import { currentPlace } from '@/lib/domain/events/service/current-place';
import { getFourEyes } from '@/lib/domain/policies/service/get-four-eyes';
import { env } from '@/lib/platform/settings/env';

export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

interface ConsoleFrameProps {
  session: Session;
  children: ReactNode;
}

/** The navigation around a page, for the signed-in user. */
export async function ConsoleFrame({ session, children }: ConsoleFrameProps) {
  const { claims, user, ctx } = session;
  const { name, role } = user;
  const { sub: token, email, project_name, project_hash } = claims;
  const [livePlace, showsTour, { critical_false_positive, risk_override }] = await Promise.all([
    currentPlace(ctx),
    isTourDue(ctx),
    getFourEyes(ctx),
  ]);
  const viewer = {
    name,
    role,
    token,
    email,
    project_name,
    project_hash,
    environment: env.PROBITY_ENVIRONMENT,
    sends_mail: env.SMTP_URL !== undefined,
    four_eyes: { critical_false_positive, risk_override },
  };
  return (
    <ViewerProvider viewer={viewer}>
      <Providers livePlace={livePlace}>
        <AppShell showsTour={showsTour}>{children}</AppShell>
      </Providers>
    </ViewerProvider>
  );
}
