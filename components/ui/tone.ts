/** What a colour says. Never said by colour alone: a word or an icon stands beside it. */
export type Tone = 'danger' | 'warning' | 'caution' | 'info' | 'good' | 'accent' | 'neutral';

export const toneClass: Record<Tone, string> = {
  danger: 'tone-danger',
  warning: 'tone-warning',
  caution: 'tone-caution',
  info: 'tone-info',
  good: 'tone-good',
  accent: 'tone-accent',
  neutral: 'tone-neutral',
};
