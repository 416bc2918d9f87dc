import { formatCount } from '@/components/ui/format';
import { isCut, maxFirstItems } from '@/lib/api/query';

const inWords = new Intl.ListFormat('en-GB');

/** Which of the lists the console has not read to their end, so that it shows and counts too few. Null if none. */
export function cutText(lists: Record<string, readonly unknown[] | undefined>): string | null {
  const cut = Object.keys(lists).filter((name) => isCut(lists[name] ?? []));
  return cut.length === 0
    ? null
    : `Only the first ${formatCount(maxFirstItems)} ${inWords.format(cut)} of this case are shown and counted here.`;
}
