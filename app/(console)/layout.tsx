import { getServerSession } from 'next-auth';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { authOptions } from '@/app/api/auth/options';
import { AppShell } from '@/components/shell/app-shell';
import { Providers } from '@/components/shell/providers';
import { type Viewer, ViewerProvider } from '@/components/shell/viewer';

/** Every page is somebody's own. */
export const dynamic = 'force-dynamic';

/** A layout is not told its address; the web process notes it on each request for a page. */
async function signInAddress(): Promise<string> {
  const asked = (await headers()).get('x-requested-path');
  return asked ? `/sign-in?return_to=${encodeURIComponent(asked)}` : '/sign-in';
}

/** The API checks each call itself; this keeps a frame without content from those who are not signed in. */
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
