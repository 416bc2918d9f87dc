'use client';

import { FileQuestionMark } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Kbd } from '@/components/ui/kbd';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';

const AskClientDialog = dynamic(
  () => import('@/components/cases/moves/ask-client-dialog').then((module) => module.AskClientDialog),
  { ssr: false, loading: () => <AwaitedOverlay /> },
);

/** Asks the client of the alert's case for a document, and leaves the alert undecided. */
export function AskClientButton({ caseToken, whose }: { caseToken: string; whose: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ d: () => setOpen(true) });
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-keyshortcuts="d"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FileQuestionMark aria-hidden /> Ask for a document <Kbd keys="d" />
      </Button>
      {isOpen && <AskClientDialog caseToken={caseToken} whose={whose} onClose={() => setOpen(false)} />}
    </>
  );
}
