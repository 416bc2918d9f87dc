'use client';

import { FileUp, ListX, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { counted } from '@/components/ui/format';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import type { Watchlist } from '@/lib/domain/watchlists/schema';
import { useRetireList } from './use-lists';

// Loaded when needed, because the schemas that they validate with are large.
const AddEntryDialog = dynamic(() => import('./add-entry-dialog'), {
  ssr: false,
  loading: () => <AwaitedOverlay />,
});
const UploadSheet = dynamic(() => import('./upload-sheet'), {
  ssr: false,
  loading: () => <AwaitedOverlay />,
});

type Move = 'add' | 'upload' | 'retire';

export function ListMoves({ list }: { list: Watchlist }) {
  const router = useRouter();
  const [move, setMove] = useState<Move | null>(null);
  const retire = useRetireList(list.token);
  const close = () => setMove(null);
  return (
    <>
      <Button look="destructive" aria-haspopup="dialog" onClick={() => setMove('retire')}>
        <ListX aria-hidden />
        Retire
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setMove('upload')}>
        <FileUp aria-hidden />
        Upload a CSV
      </Button>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setMove('add')}>
        <Plus aria-hidden />
        Add an entry
      </Button>
      {move === 'add' && <AddEntryDialog token={list.token} onClose={close} />}
      {move === 'upload' && <UploadSheet list={list} onClose={close} />}
      {move === 'retire' && (
        <ConfirmDialog
          title={`Retire “${list.name}”?`}
          label="Retire the list"
          look="destructive"
          refused="The list could not be retired"
          change={retire}
          onClose={close}
          onDone={() => router.push('/lists')}
        >
          <p>
            Screening will no longer include its {counted(list.entity_count, 'entry', 'entries')}. Existing
            alerts remain. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
