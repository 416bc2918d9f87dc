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
  /** The person selected at first. */
  whose: string | undefined;
  onClose: () => void;
}

const title = 'Ask the client for a document';

/** Asks the client for a document from outside the case's page, or says why that is not possible now. */
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
  // Decided once, on opening: after the request the case is waiting, but the dialog still has to show the link.
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
