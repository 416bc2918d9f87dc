'use client';

import { ExternalLink } from 'lucide-react';
import Link from 'next/link';
import type { TokenResponse } from '@/lib/domain/flows/schema';
import { useViewer } from '@/components/shell/viewer';
import { buttonStyle } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Panel } from '@/components/ui/panel';
import { QrCode } from '@/components/ui/qr-code';
import { journeyAddress } from './request';
import { TryAnswer } from './try-answer';
import { usePulled } from './use-try';

/** The link for the person, and the results as they continue. */
export function JourneyAnswer({ tokens }: { tokens: TokenResponse['tokens'] }) {
  const { project_hash: projectHash, role } = useViewer();
  const flow = usePulled(tokens.pull);
  const address = journeyAddress({ origin: window.location.origin, projectHash }, tokens.start ?? '');
  return (
    <>
      <Panel title="The person’s link" className="@container/link">
        <div className="flex flex-col gap-4 p-4 @lg/link:flex-row @lg/link:items-start">
          <div className="w-full max-w-48 shrink-0">
            <QrCode address={address} label="The link as a QR code, for a phone" />
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-3 text-sm">
            <p>
              Open it as the person would, ideally on a phone. It works for 24 hours and continues where they
              stopped. Anyone with the link can act as this person.
            </p>
            <CodeBlock label="Link" code={address} />
            <div className="flex flex-wrap gap-2">
              <a href={address} target="_blank" rel="noreferrer" className={buttonStyle({ look: 'primary' })}>
                Open the journey
                <ExternalLink aria-hidden />
              </a>
              {role === 'admin' && (
                <Link href="/settings/project" className={buttonStyle()}>
                  Change its name, logo and colour
                </Link>
              )}
            </div>
          </div>
        </div>
      </Panel>
      <TryAnswer answer={flow} isWaiting={flow === undefined} />
    </>
  );
}
