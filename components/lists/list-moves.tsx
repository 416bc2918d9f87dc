'use client';

import { FileUp, ListX, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { counted } from '@/components/ui/format';
import { lateDialog } from '@/components/ui/late-dialog';
import type { Watchlist } from '@/lib/domain/watchlists/schema';
import { useRetireList } from './use-lists';

const AddEntryDialog = lateDialog(() => import('./add-entry-dialog'));
const UploadSheet = lateDialog(() => import('./upload-sheet'));

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
