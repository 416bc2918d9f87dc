import type { LucideIcon } from 'lucide-react';
import type { Tone } from './tone';

/** How a word is marked. */
export interface Look {
  icon: LucideIcon;
  tone: Tone;
}

/** With the word itself. */
export interface WordLook extends Look {
  word: string;
}
