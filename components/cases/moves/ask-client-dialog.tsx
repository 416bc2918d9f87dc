'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useCase } from '@/components/cases/use-case';
import { buttonStyle } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { whyNotAskClient } from './asks-client';
import type { CaseDialogProps } from './case-dialog';
import { RequestDocumentsDialog } from './request-documents-dialog';

interface AskClientDialogProps {
  caseToken: string;
  /** The person that is chosen at first. */
  whose: string | undefined;
  onClose: () => void;
}

const title = 'Ask the client for a document';

/** The question to the client from outside of the case's page, or why it cannot be asked now. */
export function AskClientDialog({ caseToken, whose, onClose }: AskClientDialogProps) {
  const { data, error, refetch } = useCase(caseToken);
  if (data) return <Loaded of={data} whose={whose} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="px-5 py-4">
        {error ? (
          <ProblemNotice
            title="The case could not be loaded"
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-10" />
        )}
      </div>
    </Dialog>
  );
}

function Loaded({ of, whose, onClose }: CaseDialogProps & Pick<AskClientDialogProps, 'whose'>) {
  // As it was opened: once the client is asked the case waits for them, and the link for them is still to be shown.
  const [refusal] = useState(() => whyNotAskClient(of));
  if (refusal === null) return <RequestDocumentsDialog of={of} whose={whose} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="flex flex-col items-start gap-3 px-5 py-4 text-sm">
        <p>{refusal}</p>
        <Link href={`/cases/${of.token}`} prefetch={false} className={buttonStyle({ look: 'secondary' })}>
          Open {of.name}
        </Link>
      </div>
    </Dialog>
  );
}
