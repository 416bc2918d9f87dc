import { counted } from '@/components/ui/format';
import type { Sample } from '@/lib/domain/sample/schema';

export const isUnderWay = ({ status, is_stalled }: Sample): boolean =>
  (status === 'Deleting' || status === 'Making') && !is_stalled;

/** The progress in percent. Deleting has no known length, and takes about as long as a fifth of the whole. */
export function percentOf({ status, reset_summary: { played, to_play } }: Sample): number {
  if (status === 'Ready') return 100;
  if (status !== 'Making' || to_play === 0) return 5;
  return 20 + Math.floor((80 * played) / to_play);
}

export function progressText(sample: Sample): string {
  const { deleted, played, to_play } = sample.reset_summary;
  if (sample.is_stalled) return 'The reset has stopped. Start it again.';
  if (sample.status === 'Deleting')
    return `Deleting existing data: ${counted(deleted, 'row', 'rows')} so far`;
  if (sample.status === 'Making')
    return `Existing data deleted. Making the sample: step ${played} of ${to_play}`;
  return '';
}
