import type { Entity } from '@/lib/domain/entities/schema';
import type { Match } from '@/lib/domain/screening/schema';
import { TonedText } from '@/components/ui/badge';
import { compareFields, type Verdict } from './compare';
import { verdictLook } from './verdict-mark';

interface VerdictTallyProps {
  match: Match;
  subject: Entity | undefined;
}

const verdictWords: readonly { verdict: Verdict; word: string }[] = [
  { verdict: 'agree', word: 'agree' },
  { verdict: 'near', word: 'similar' },
  { verdict: 'conflict', word: 'in conflict' },
  { verdict: 'missing', word: 'missing' },
];

/** Left out where the match beside it would be left without room. */
export function VerdictTally({ match, subject }: VerdictTallyProps) {
  const fields = compareFields(match, subject);
  return (
    <ul
      aria-label="Compared fields"
      className="hidden shrink-0 grid-cols-2 gap-x-6 gap-y-1.5 text-sm @xl:grid"
    >
      {verdictWords.map(({ verdict, word }) => {
        const count = fields.filter((field) => field.verdict === verdict).length;
        const { icon, tone } = verdictLook[verdict];
        return (
          <li key={verdict}>
            <TonedText tone={count > 0 ? tone : 'neutral'} icon={icon}>
              <span className="w-3 text-right font-mono tabular-nums">{count}</span> {word}
            </TonedText>
          </li>
        );
      })}
    </ul>
  );
}
