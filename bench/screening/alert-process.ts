import { readMangled, readNegatives } from '@/training/labelled-data';
import { asking, loadMatcher } from './load-matcher';

/** How many people alert, of those who should and of those who should not. */
export interface AlertCounts {
  mangled: number;
  mangledAlerting: number;
  negatives: number;
  negativesAlerting: number;
}

/** Screens people against the index of a file. */
export default async function countAlerts({ index }: { index: string }): Promise<AlertCounts> {
  const { matcher } = await loadMatcher(index);
  const [mangled, negatives] = [readMangled(), readNegatives().flat()];
  const alerting = (people: typeof mangled) =>
    people.filter((person) => asking(matcher)(person).length > 0).length;
  return {
    mangled: mangled.length,
    mangledAlerting: alerting(mangled),
    negatives: negatives.length,
    negativesAlerting: alerting(negatives),
  };
}
