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
