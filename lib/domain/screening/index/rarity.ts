import { isFrequentName } from '../scoring/frequent-names';
import type { ScreeningModel } from '../model';

/** Shorter lists say little about how rare a word is, so the world's most common names are capped there. */
const minNames = 10_000;

/** Inverse document frequency of a word that `frequency` names hold, scaled to 0 (all names) to 1 (none). */
export type WordRarity = (text: string, frequency: number) => number;

export function rarityAmong(nameCount: number, { weights }: ScreeningModel): WordRarity {
  const total = Math.max(nameCount, minNames) + 1;
  const idf = (frequency: number) => Math.log(total / (frequency + 1)) / Math.log(total);
  if (nameCount >= minNames) return (_, frequency) => idf(frequency);
  return (text, frequency) =>
    isFrequentName(text) ? Math.min(weights.common_name, idf(frequency)) : idf(frequency);
}
