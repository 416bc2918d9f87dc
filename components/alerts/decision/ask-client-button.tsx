'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { readQuery } from '@/lib/api/query';
import { whyNotAskClient } from '@/components/cases/moves/asks-client';
import { Kbd } from '@/components/ui/kbd';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { lateDialog } from '@/components/ui/late-dialog';
import { Tooltip } from '@/components/ui/tooltip';

const AskClientDialog = lateDialog(() =>
  import('@/components/cases/moves/ask-client-dialog').then((module) => module.AskClientDialog),
);

interface AskClientButtonProps {
  caseToken: string;
  whose: string | undefined;
  /** Whether the alert's clock is paused: then its case is already waiting for the client. */
  isPaused: boolean;
}

/**
 * Asks the client of the alert's case for a document, and leaves the alert undecided. The case is only read when somebody
 * turns to the button, because most alerts are decided without it.
 */
export function AskClientButton({ caseToken, whose, isPaused }: AskClientButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const ofCase = readQuery('/v1/cases/{case_token}', { path: { case_token: caseToken } });
  const found = useQuery({ ...ofCase, enabled: isWanted }).data;
  const known = found ?? (isPaused ? ({ status: 'Client Input' } as const) : undefined);
  const refusal = known ? whyNotAskClient(known) : null;
  const want = () => setWanted(true);
  async function ask() {
    setPressed(true);
    if (refusal !== null) return;
    // If it cannot be read, the dialog says so.
    const current = await queryClient.ensureQueryData(ofCase).catch(() => null);
    want();
    setOpen(current === null || whyNotAskClient(current) === null);
  }
  useShortcuts({ d: () => void ask() });
  return (
    <>
      <Tooltip content={refusal ?? 'The alert stays undecided'}>
        <Button
          look="quiet"
          size="small"
          aria-keyshortcuts="d"
          aria-haspopup="dialog"
          aria-disabled={refusal !== null}
          aria-description={refusal ?? undefined}
          onPointerEnter={want}
          onFocus={want}
          onClick={() => void ask()}
        >
          <FileQuestionMark aria-hidden /> Ask for a document <Kbd keys="d" />
        </Button>
      </Tooltip>
      {isPressed && !isOpen && refusal !== null && (
        <p role="status" className="basis-full px-2 text-xs text-muted">
          {refusal}
        </p>
      )}
      {isOpen && <AskClientDialog caseToken={caseToken} whose={whose} onClose={() => setOpen(false)} />}
    </>
  );
}
