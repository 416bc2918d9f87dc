import { CircleCheck, CloudOff, FileUp, type LucideIcon } from 'lucide-react';
import type { Tone } from '@/components/ui/tone';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { Watchlist } from '@/lib/domain/watchlists/schema';

export const categoryName: Record<ScreeningCategory, string> = {
  watchlist: 'Watchlist',
  sanctions: 'Sanctions',
  pep: 'PEP',
  adverse_media: 'Adverse media',
};

interface SyncState {
  tone: Tone;
  icon: LucideIcon;
  text: string;
  /** The time of the state. */
  at?: string;
}

/** Whether a public list is up to date with its publisher. */
export function syncStateOf({ sync }: Pick<Watchlist, 'sync'>): SyncState {
  if (sync === null) return { tone: 'neutral', icon: FileUp, text: 'Imported manually' };
  if (sync.error !== null)
    return { tone: 'warning', icon: CloudOff, text: 'Failed', at: sync.last_attempt_at };
  return {
    tone: 'good',
    icon: CircleCheck,
    text: 'Synchronised',
    at: sync.last_success_at ?? sync.last_attempt_at,
  };
}
