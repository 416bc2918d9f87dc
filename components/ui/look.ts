import type { LucideIcon } from 'lucide-react';
import type { Tone } from './tone';

/** The icon and colour of a word. */
export interface Look {
  icon: LucideIcon;
  tone: Tone;
}

/** A look with its word. */
export interface WordLook extends Look {
  word: string;
}

/** Adds the words of values that are shown as the API calls them. */
export const asNamed = <Value extends string>(looks: Record<Value, Look>): Record<Value, WordLook> =>
  // The same keys.
  Object.fromEntries(Object.entries<Look>(looks).map(([word, look]) => [word, { ...look, word }])) as Record<
    Value,
    WordLook
  >;

/** The values of a table with an entry for each, without the API's schemas, which would load zod. */
export const keysOf = <Value extends string>(table: Record<Value, unknown>) => Object.keys(table) as Value[]; // its own keys
