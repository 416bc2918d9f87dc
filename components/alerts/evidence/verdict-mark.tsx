import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { TonedText } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import type { Verdict } from '@/lib/domain/alerts/compared-fields';

export const verdictLook: Record<Verdict, { icon: LucideIcon; tone: Tone }> = {
  agree: { icon: Check, tone: 'good' },
  near: { icon: EqualApproximately, tone: 'caution' },
  conflict: { icon: X, tone: 'danger' },
  missing: { icon: Minus, tone: 'neutral' },
};

export function VerdictMark({ verdict, word }: { verdict: Verdict; word: string }) {
  const look = verdictLook[verdict];
  return (
    <TonedText tone={look.tone} icon={look.icon} className="text-sm">
      {word}
    </TonedText>
  );
}
