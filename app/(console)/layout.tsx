import { getServerSession } from 'next-auth';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { authOptions } from '@/app/api/auth/options';
import { AppShell } from '@/components/shell/app-shell';
import { Providers } from '@/components/shell/providers';
import { type Viewer, ViewerProvider } from '@/components/shell/viewer';

/** Every page depends on the signed-in user. */
export const dynamic = 'force-dynamic';

/** Next does not pass a layout its URL, so `processes/web.ts` puts it into a header. */
async function signInAddress(): Promise<string> {
  const requested = (await headers()).get('x-requested-path');
  return requested ? `/sign-in?return_to=${encodeURIComponent(requested)}` : '/sign-in';
}

/** Not the access control: the API authorises every call by itself. */
async function requireViewer(): Promise<Viewer> {
  const session = await getServerSession(authOptions());
  if (!session) redirect(await signInAddress());
  const { user, project } = session;
  return { ...user, project_name: project.name, environment: project.environment };
}

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const viewer = await requireViewer();
  return (
    <ViewerProvider viewer={viewer}>
      <Providers>
        <AppShell>{children}</AppShell>
      </Providers>
    </ViewerProvider>
  );
}
