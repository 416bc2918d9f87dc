import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { TonedText } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import type { Verdict } from './compare';

export const verdictLook: Record<Verdict, { word: string; icon: LucideIcon; tone: Tone }> = {
  agree: { word: 'Agrees', icon: Check, tone: 'good' },
  near: { word: 'Similar', icon: EqualApproximately, tone: 'caution' },
  conflict: { word: 'Conflicts', icon: X, tone: 'danger' },
  missing: { word: 'Missing', icon: Minus, tone: 'neutral' },
};

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { word, icon, tone } = verdictLook[verdict];
  return (
    <TonedText tone={tone} icon={icon} className="text-xs font-semibold">
      {word}
    </TonedText>
  );
}
