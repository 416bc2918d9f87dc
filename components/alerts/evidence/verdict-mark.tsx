import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { TonedText } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import type { Verdict } from '@/lib/domain/alerts/compared-fields';

export const verdictLook: Record<Verdict, { word: string; icon: LucideIcon; tone: Tone }> = {
  agree: { word: 'Agrees', icon: Check, tone: 'good' },
  near: { word: 'Similar', icon: EqualApproximately, tone: 'caution' },
  conflict: { word: 'Conflicts', icon: X, tone: 'danger' },
  missing: { word: 'Missing', icon: Minus, tone: 'neutral' },
};

export function VerdictMark({ verdict, word }: { verdict: Verdict; word?: string }) {
  const look = verdictLook[verdict];
  return (
    <TonedText tone={look.tone} icon={look.icon} className="text-sm">
      {word ?? look.word}
    </TonedText>
  );
}
