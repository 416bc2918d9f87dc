import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { TonedText } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import type { Verdict } from './compare';

export const verdictLook: Record<Verdict, { word: string; icon: LucideIcon; tone: Tone }> = {
  agree: { word: 'Agrees', icon: Check, tone: 'good' },
  near: { word: 'Near', icon: EqualApproximately, tone: 'caution' },
  conflict: { word: 'Conflicts', icon: X, tone: 'danger' },
  missing: { word: 'Missing', icon: Minus, tone: 'neutral' },
};

/** How two values compare: an icon, a word and a colour, so that any one of them is enough. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { word, icon, tone } = verdictLook[verdict];
  return (
    <TonedText tone={tone} icon={icon} className="text-xs font-semibold">
      {word}
    </TonedText>
  );
}
