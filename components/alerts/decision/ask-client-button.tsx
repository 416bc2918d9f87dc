'use client';

import { FileQuestionMark } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { whyNotAskClient } from '@/components/cases/moves/asks-client';
import { useCase } from '@/components/cases/use-case';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import { Tooltip } from '@/components/ui/tooltip';

const AskClientDialog = dynamic(
  () => import('@/components/cases/moves/ask-client-dialog').then((module) => module.AskClientDialog),
  { ssr: false, loading: () => <AwaitedOverlay /> },
);

/** Asks the client of the alert's case for a document, and leaves the alert undecided. */
export function AskClientButton({ caseToken, whose }: { caseToken: string; whose: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const found = useCase(caseToken).data;
  const refusal = found ? whyNotAskClient(found) : null;
  const ask = () => setOpen(refusal === null);
  useShortcuts({ d: ask });
  const button = (
    <Button
      look="quiet"
      size="small"
      aria-keyshortcuts="d"
      aria-haspopup="dialog"
      aria-disabled={refusal !== null}
      aria-description={refusal ?? undefined}
      onClick={ask}
    >
      <FileQuestionMark aria-hidden /> Ask for a document
    </Button>
  );
  return (
    <>
      {refusal === null ? button : <Tooltip content={refusal}>{button}</Tooltip>}
      {isOpen && <AskClientDialog caseToken={caseToken} whose={whose} onClose={() => setOpen(false)} />}
    </>
  );
}
