/** The meaning of a colour. Always pair it with a word or an icon. */
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
