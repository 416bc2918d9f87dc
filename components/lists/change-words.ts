import { CirclePlus, CircleX, type LucideIcon, PencilLine } from 'lucide-react';
import { counted, formatCount } from '@/components/ui/format';
import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import type { Tone } from '@/components/ui/tone';
import type { EntryDifference, KindOfChange, WatchlistVersion } from '@/lib/domain/watchlists/schema';
import { capitalised } from '@/lib/domain/wording';

export const kindLook: Record<KindOfChange, { word: string; icon: LucideIcon; tone: Tone }> = {
  added: { word: 'Added', icon: CirclePlus, tone: 'info' },
  changed: { word: 'Changed', icon: PencilLine, tone: 'neutral' },
  removed: { word: 'Removed', icon: CircleX, tone: 'warning' },
};

type Counts = Pick<WatchlistVersion, 'added_count' | 'changed_count' | 'removed_count'>;

/** Null for the first version, which is not compared with anything. */
export function countsOf(version: Counts): Record<KindOfChange | 'all', number> | null {
  const { added_count: added, changed_count: changed, removed_count: removed } = version;
  if (added === null || changed === null || removed === null) return null;
  return { all: added + changed + removed, added, changed, removed };
}

/** "142 entries added, 3 removed". */
export function changesText(version: Counts): string {
  const counts = countsOf(version);
  if (counts === null) return 'The first version, so there is nothing to compare it with';
  if (counts.all === 0) return 'The same entries as in the version before';
  const parts = (['added', 'changed', 'removed'] as const).filter((kind) => counts[kind] > 0);
  return parts
    .map((kind, place) =>
      place === 0
        ? `${counted(counts[kind], 'entry', 'entries')} ${kind}`
        : `${formatCount(counts[kind])} ${kind}`,
    )
    .join(', ');
}

const labels: Record<string, string> = {
  primary_name: 'Name',
  aliases: 'Also known as',
  entity_type: 'Type',
  dates_of_birth: 'Born',
  places_of_birth: 'Place of birth',
  listed_on: 'Listed on',
  listed_as: 'Listed as',
  source_url: 'Link',
};

const asWord = (text: string) => capitalised(text.replaceAll('_', ' '));

/** A field that is new in the API is shown by its API name. */
export const labelOf = ({ field }: Pick<EntryDifference, 'field'>): string => labels[field] ?? asWord(field);

const texts: Record<string, (value: string) => string> = {
  nationalities: countryName,
  countries: countryName,
  dates_of_birth: formatDate,
  listed_on: formatDate,
  entity_type: asWord,
  gender: asWord,
  categories: (value) => (value === 'pep' ? 'PEP' : asWord(value)),
};

export const textOf = (field: string, value: string): string => texts[field]?.(value) ?? value;

/** Facts that an entry's heading already shows. */
const inHeading = new Set(['primary_name', 'entity_type']);

/** The differences shown below an entry's name: all of them, but for a new or removed entry without its name. */
export const shownDifferences = (
  change: KindOfChange,
  differences: readonly EntryDifference[],
): readonly EntryDifference[] =>
  change === 'changed' ? differences : differences.filter(({ field }) => !inHeading.has(field));
