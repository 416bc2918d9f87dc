import { isFrequentName } from '../scoring/frequent-names';
import type { ScreeningModel } from '../model';

/** Fewer names than this say little about how rare a word is: then the commonest names of the world are known. */
const fewestNames = 10_000;

/** How rare a word is that so many of the names hold: 0 (all of them) to 1 (none). */
export type RarityOfWord = (text: string, frequency: number) => number;

export function rarityAmong(nameCount: number, { weights }: ScreeningModel): RarityOfWord {
  const all = Math.max(nameCount, fewestNames) + 1;
  const counted = (frequency: number) => Math.log(all / (frequency + 1)) / Math.log(all);
  if (nameCount >= fewestNames) return (_, frequency) => counted(frequency);
  return (text, frequency) =>
    isFrequentName(text) ? Math.min(weights.common_name, counted(frequency)) : counted(frequency);
}
