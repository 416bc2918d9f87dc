import { readMangled, readNegatives } from '@/training/labelled-data';
import { loadMatcher, searchWith } from './load-matcher';

export interface AlertCounts {
  mangled: number;
  mangledAlerting: number;
  negatives: number;
  negativesAlerting: number;
}

export default async function countAlerts({ index }: { index: string }): Promise<AlertCounts> {
  const { matcher } = await loadMatcher(index);
  const [mangled, negatives] = [readMangled(), readNegatives().flat()];
  const countAlerting = (people: typeof mangled) =>
    people.filter((person) => searchWith(matcher)(person).length > 0).length;
  return {
    mangled: mangled.length,
    mangledAlerting: countAlerting(mangled),
    negatives: negatives.length,
    negativesAlerting: countAlerting(negatives),
  };
}
